import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("Where rules for moments meet odd files")
struct NewRuleFaultTests {
  private static let place = (48.1, 11.5)

  private static func listen(_ start: Int, _ title: Int, album: String = "Letters", length: String = "180000") -> String
  {
    """
    {"listened_at":\(start),"track_metadata":{"track_name":"Song \(title)","artist_name":"Wren",\
    "release_name":"\(album)","additional_info":{"duration_ms":\(length)}}}
    """
  }

  private static func album(_ begin: String, album: String = "Letters", length: String = "180000") -> [String] {
    let start = MomentTests.wall(begin)
    return (0..<8).map { listen(start + $0 * 300, $0, album: album, length: length) }
  }

  private static func life(_ listens: [String], _ more: (TestLife) throws -> Void = { _ in }) throws -> TestLife {
    let life = try TestLife()
    try life.write("listens.jsonl", listens.joined(separator: "\n"))
    try more(life)
    try life.begin()
    return life
  }

  @Test("two stays by clocks of which the later one shows less")
  func clocksApart() {
    func stay(_ file: String, _ start: String, _ end: String) -> JournalEvent {
      var stay = MomentTests.stay(file, start, end, at: Self.place)
      stay.path = file
      return stay
    }
    let events = [
      stay("a", "2026-05-15T19:00", "2026-05-15T20:10"), stay("b", "2026-05-15T20:50", "2026-05-15T22:00"),
      MomentTests.photo("p", "2026-05-16T01:10", offset: 18_000),
      MomentTests.photo("q", "2026-05-15T22:50", offset: 7_200),
    ]
    #expect(MomentTests.moments(events).flatMap(\.members).count >= 2)
  }

  @Test("a play that lasts for longer than a number can say", arguments: ["1e300", "-1e300", "1e18"])
  func endlessPlay(length: String) throws {
    let life = try Self.life(
      Self.album("2026-05-16T18:00:00") + [Self.listen(MomentTests.wall("2026-05-16T18:40:00"), 9, length: length)])
    #expect(try life.summary().count == 1)
  }

  @Test("pictures of a camera whose clock was set are hidden with the entry during which they were taken")
  func setClock() {
    var events: [JournalEvent] = []
    for day in 10...15 {
      for minute in [0, 10, 20, 30, 40] {
        events.append(MomentTests.photo("p\(day)\(minute)", "2026-05-\(day)T14:\(minute == 0 ? "00" : "\(minute)")"))
      }
      for minute in [15, 25, 32] {
        var old = MomentTests.photo("c\(day)\(minute)", "2026-05-\(day)T04:\(minute)", offset: nil)
        old.device = "Camera"
        events.append(old)
      }
    }
    events.append(MomentTests.entry("secret meeting", "2026-05-11T13:30", "2026-05-11T16:30"))
    let shown = MomentTests.moments(events, exclusions: [.word("secret")])
    #expect(shown.map { "\($0.day) \($0.members.count)" } == [10, 12, 13, 14, 15].map { "2026-05-\($0) 8" })
  }

  @Test("a flight from home ends by the clock of where it ends")
  func flightFromHome() {
    var flight = MomentTests.entry("flight", "2026-05-16T10:00", "2026-05-16T19:00")
    flight.endOffset = -14_400
    #expect(MomentTests.moments([flight]).map { "\($0.localEnd)" } == ["2026-05-16T13:00:00"])
  }

  @Test("the film of a still in the bin lies there too, and no client is told of it")
  func filmInTheBin() throws {
    let life = try TestLife()
    try life.photo("IMG_1.HEIC", "2026:05:16 12:00:00")
    try life.write("IMG_1.MP4", [0, 0, 0, 16] + Array("ftypmp42".utf8) + [0, 0, 0, 0])
    try life.write(
      "IMG_1.HEIC.supplemental-metadata.json",
      #"{"title": "IMG_1.HEIC", "photoTakenTime": {"timestamp": "1778925600"}, "trashed": true}"#)
    try life.begin()
    #expect(try life.summary() == [])
    #expect(try life.journal.sources().first?.skipped.map(\.reason) == ["thrownAway", "thrownAway"])
    let told = try life.journal.sourcesForClient(now: TestLife.now, home: TestLife.home)
    #expect(told["sources"]?.array?.first?["skipped"] == [])
  }

  @Test("an entry without an end takes no pictures of another town")
  func elsewhere() {
    var notary = MomentTests.entry("notary", "2026-05-16T10:00", "2026-05-16T10:00")
    notary.isOpenEnded = true
    notary.coordinate = MomentTests.photo("x", "2026-05-16T10:00", at: (52.5, 13.4)).coordinate
    let photos = [10, 20, 30].map { MomentTests.photo("\($0)", "2026-05-16T10:\($0)", at: Self.place) }
    #expect(MomentTests.ids(MomentTests.moments([notary] + photos)) == ["notary", "10 20 30"])
  }

  @Test("an album that is heard every day is none, also where a workout lets one look")
  func dailyAlbum() throws {
    let days = (5...14).flatMap { Self.album(String(format: "2026-05-%02dT05:31:00", $0)) }
    let life = try Self.life(days) { life in
      try life.write(
        "run.tcx",
        """
        <TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>2026-05-14T06:15:00Z</Id>
        <Lap StartTime="2026-05-14T06:15:00Z"><TotalTimeSeconds>1800</TotalTimeSeconds><DistanceMeters>5000</DistanceMeters></Lap>
        </Activity></Activities></TrainingCenterDatabase>
        """)
    }
    #expect(try life.summary().filter { $0.hasPrefix("Letters") }.count == 3)
  }

  @Test("of two albums that were heard meanwhile one is named, with its own songs")
  func twoAlbums() throws {
    let plays =
      Self.album("2026-05-16T16:00:00", album: "First") + Self.album("2026-05-16T17:00:00", album: "Second").dropLast()
    let life = try Self.life(plays) { life in
      try life.write(
        "cal.ics",
        TestLife.calendar(["UID:e", "SUMMARY:Evening", "DTSTART:20260516T155000Z", "DTEND:20260516T190000Z"]))
    }
    let why = try life.everything()["moments"]?.array?.first?["why"]?.array ?? []
    #expect(why.contains("You listened to 8 songs of First by Wren."))
  }

  @Test("one picture and its changed copy are one photo in the title as well")
  func oneWithCopy() throws {
    let life = try TestLife()
    try life.write("a.jpg", EXIFBuilder.photo("2026:05:16 12:00:00", offset: "+02:00"))
    try life.write("a-edited.jpg", EXIFBuilder.photo("2026:05:16 12:00:00", offset: "+02:00", model: "Other"))
    try life.begin()
    #expect(try life.summary() == ["Photo, Saturday afternoon: 2"])
  }
}
