import Foundation
import JSONRPC
import Testing

@testable import Journal

@Suite("What was listened to")
struct ListeningTests {
  private static let export = """
    <?xml version="1.0"?>
    <HealthData locale="en_US">
    <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch"
      startDate="2026-05-16 08:00:00 +0200" endDate="2026-05-16 08:30:00 +0200"/>
    <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch"
      startDate="2026-05-16 08:20:00 +0200" endDate="2026-05-16 09:10:00 +0200"/>
    </HealthData>
    """

  /// A play of three minutes that ended then, UTC.
  private static func play(_ end: String, _ title: String, isPrivate: Bool = false) -> String {
    """
    {"ts": "\(end)Z", "ms_played": 180000, "master_metadata_track_name": "\(title)",
    "master_metadata_album_artist_name": "Nobody", "incognito_mode": \(isPrivate)}
    """
  }

  private static func life() throws -> TestLife {
    let life = try TestLife()
    try life.write("export.xml", export)
    let plays = [
      play("2026-05-16T05:50:00", "before"), play("2026-05-16T06:10:00", "during"),
      play("2026-05-16T06:25:00", "in both"), play("2026-05-16T06:28:00", "in private", isPrivate: true),
      play("2026-05-16T09:00:00", "after"),
    ]
    try life.write("Streaming_History_Audio_0.json", "[" + plays.joined(separator: ",") + "]")
    try life.begin()
    return life
  }

  @Test("entries that could not be read are counted with their file, and the others are read")
  func skipped() throws {
    let life = try TestLife()
    let untimed = #"{"ts": "some day", "ms_played": 180000, "master_metadata_track_name": "lost"}"#
    try life.write(
      "a.json", "[" + [Self.play("2026-05-16T05:50:00", "one"), untimed, untimed].joined(separator: ",") + "]")
    try life.write("b.json", "[" + [Self.play("2026-05-16T05:55:00", "two"), untimed].joined(separator: ",") + "]")
    try life.write("c.json", "[" + Self.play("2026-05-16T05:58:00", "three") + "]")
    try life.begin()
    let source = try #require(try life.journal.sources().first)
    #expect(source.events == 3)
    #expect(
      source.skipped.map { "\($0.path) \($0.reason): \($0.problem)" } == [
        "a.json malformed: 2 entries that could not be read are left out",
        "b.json malformed: 1 entry that could not be read is left out",
      ])
  }

  @Test("what SQLite keeps beside a database is no file of its own; without the database, it is")
  func besideDatabase() throws {
    let life = try TestLife()
    let magic = Array("SQLite format 3\0".utf8)
    try life.write("Antennapod.db", magic + [UInt8](repeating: 0, count: 200))
    for ending in ["-wal", "-shm", "-journal"] {
      try life.write("Antennapod.db" + ending, ending == "-wal" ? [] : [0x37, 0x7F, 6, 0x82, 0, 0])
      try life.write("other" + ending, [0x37, 0x7F, 6, 0x82, 0, 0])
      try life.write("notes.txt" + ending, [0x37, 0x7F, 6, 0x82, 0, 0])
    }
    try life.write("notes.txt", "hello")
    try life.begin()
    let source = try #require(try life.journal.sources().first)
    #expect(!source.skipped.contains { $0.path.hasPrefix("Antennapod.db-") })
    #expect(source.skipped.count == 8 && source.skipped.first?.path == "Antennapod.db")
  }

  private static func heard(_ life: TestLife) throws -> Int {
    let everything = try life.journal.everything(now: TestLife.now, home: TestLife.home)
    return everything["moments"]?.array?.reduce(0) { count, moment in
      count + (moment["items"]?.array?.count { $0["kind"]?.string == "song" } ?? 0)
    } ?? 0
  }

  @Test("what began during a workout belongs to it, whether or not anything is excluded")
  func during() throws {
    let life = try Self.life()
    #expect(try Self.heard(life) == 2)
    try life.journal.exclude(.word("nothing that anybody says"))
    #expect(try Self.heard(life) == 2)
  }

  @Test("a client is told how many plays there are, without those in private, and none of a hidden kind")
  func counted() throws {
    let life = try Self.life()
    func events() throws -> Int? {
      try life.journal.sourcesForClient(now: TestLife.now, home: TestLife.home)["sources"]?.array?.first?["events"]?.int
    }
    #expect(try events() == 6)
    try life.journal.exclude(.word("nothing that anybody says"))
    #expect(try events() == 6)
    try life.journal.setKind(.song, isShown: false)
    #expect(try events() == 2)
    for exclusion in try life.journal.exclusions() { _ = try life.journal.removeExclusion(exclusion.number) }
    #expect(try events() == 2)
  }
}
