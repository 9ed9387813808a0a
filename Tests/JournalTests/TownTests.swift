import Formats
import Foundation
import JSONRPC
import Store
import TestSupport
import Testing

@testable import Journal

@Suite("Names of towns")
struct TownTests {
  /// A line of a table of GeoNames.
  static func line(
    _ number: Int, _ name: String, _ latitude: Double, _ longitude: Double, population: Int, kind: String = "P\tPPL"
  ) -> String {
    "\(number)\t\(name)\t\(name)\t\t\(latitude)\t\(longitude)\t\(kind)\tXX\t\t01\t\t\t\t\(population)\t\t10\tEurope/Berlin\t2026-01-01"
  }

  static let table = [
    line(1, "Altenmoor", 52.5, 13.4, population: 90_000), line(2, "Brook", 52.7, 13.4, population: 400),
    line(3, "Mount Brook", 52.6, 13.4, population: 0, kind: "T\tMT"),
    line(4, "Gone", 52.5, 13.4, population: 1_000_000, kind: "P\tPPLH"), "broken",
    line(5, "Fjordby", 60.0, -179.99, population: 3_000),
  ].joined(separator: "\n")

  private static func life(_ place: (Double, Double)?) throws -> TestLife {
    let life = try TestLife()
    try life.photo("a.jpg", "2026:05:16 10:00:00", at: place)
    try life.photo("b.jpg", "2026:05:16 10:05:00", at: place)
    try life.begin()
    return life
  }

  private static func imported(_ place: (Double, Double)?) throws -> (life: TestLife, directory: TemporaryDirectory) {
    let life = try life(place)
    let directory = try TemporaryDirectory()
    try Data(table.utf8).write(to: directory.url.appending(path: "towns.txt"))
    let found = try life.journal.importTowns(directory.path + "/towns.txt", now: TestLife.now)
    #expect(found.places == 3 && found.skipped == 1)
    #expect(try life.journal.townTable() == found)
    return (life, directory)
  }

  @Test(
    "the town in which it was is said, or one that is near, and none that is far",
    arguments: [
      ((52.505, 13.41), "Photos in Altenmoor, Saturday morning"),
      ((52.58, 13.41), "Photos near Altenmoor, Saturday morning"),
      ((52.702, 13.4), "Photos in Brook, Saturday morning"), ((52.66, 13.4), "Photos near Brook, Saturday morning"),
      ((53.5, 13.4), "Photos, Saturday morning"), ((0, 0), "Photos, Saturday morning"),
      ((60.0, 179.99), "Photos near Fjordby, Saturday morning"), (nil, "Photos, Saturday morning"),
    ] as [((Double, Double)?, String)])
  func titles(place: (Double, Double)?, title: String) throws {
    let life = try Self.imported(place).life
    #expect(try life.summary() == [title + ": 2"])
    let why = try life.everything()["moments"]?.array?.first?["why"]?.array?.compactMap(\.string) ?? []
    #expect(why.contains { $0.hasSuffix("by GeoNames") } == title.contains("Photos "))
  }

  @Test(
    "a stay that is handed over has the town in which it was, and none that is only near or may not be said",
    arguments: [((52.505, 13.41), "Altenmoor"), ((52.58, 13.41), nil), ((53.5, 13.4), nil)]
      as [((Double, Double), String?)])
  func city(place: (Double, Double), name: String?) throws {
    let life = try TestLife()
    let directory = try TemporaryDirectory()
    try Data(Self.table.utf8).write(to: directory.url.appending(path: "towns.txt"))
    try life.journal.importTowns(directory.path + "/towns.txt", now: TestLife.now)
    let points = (10..<60).map { minute in
      "<trkpt lat=\"\(place.0)\" lon=\"\(place.1)\"><time>2026-05-16T10:\(minute):00Z</time></trkpt>"
    }
    try life.write("t.gpx", "<gpx><trk><trkseg>" + points.joined() + "</trkseg></trk></gpx>")
    try life.photo("a.jpg", "2026:05:16 12:20:00", at: place)
    try life.photo("b.jpg", "2026:05:16 12:40:00", at: place)
    try life.begin()
    func stay() throws -> JSONValue? {
      let handle = try SuggestionTests.handle(life, in: .recent)
      let items = try #require(try SuggestionTests.select(life, handle)["items"]?.array)
      return try #require(items.first { $0["kind"] == "location" })["content"]
    }
    #expect(try stay()?["city"]?.string == name)
    try life.journal.exclude(.word("altenmoor"))
    #expect(try stay()?["city"] == nil)
  }

  @Test("a name of the person's own comes first, and so does one that is not to be said")
  func own() throws {
    let (life, directory) = try Self.imported((52.505, 13.41))
    try life.write(
      "places.gpx", "<gpx><wpt lat='52.505' lon='13.41'><name>The old mill</name></wpt></gpx>")
    try life.journal.rescan(now: TestLife.now)
    #expect(try life.summary() == ["The old mill: 2"])
    try life.write("places.gpx", "<gpx><wpt lat='50' lon='13.41'><name>The old mill</name></wpt></gpx>")
    try life.journal.rescan(now: TestLife.now)
    #expect(try life.summary() == ["Photos in Altenmoor, Saturday morning: 2"])
    try life.journal.exclude(.word("altenmoor"))
    #expect(try life.summary().allSatisfy { !$0.contains("Altenmoor") })
    _ = directory
  }

  /// An archive with one file, which is there as it is, whatever the method says.
  private static func archive(_ name: String, _ text: String, method: UInt8 = 0, cut: Int = 0) -> Data {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let bytes = Array(text.utf8)
    let facts = number(0, 4) + [method, 0] + number(0, 8) + number(bytes.count, 4) + number(bytes.count, 4)
    let local =
      Array("PK\u{3}\u{4}".utf8) + facts + number(name.utf8.count, 2) + number(0, 2) + Array(name.utf8) + bytes
    let central =
      Array("PK\u{1}\u{2}".utf8) + number(0, 2) + facts + number(name.utf8.count, 2) + number(0, 16) + Array(name.utf8)
    let end =
      Array("PK\u{5}\u{6}".utf8) + number(0, 4) + number(1, 2) + number(1, 2) + number(central.count, 4)
      + number(local.count, 4) + number(0, 2)
    return Data((local + central + end).dropLast(cut))
  }

  @Test(
    "what is no table is told in words, with what to do",
    arguments: [
      ("a.csv", Data("a,b\n1,2\n".utf8), "none of its lines has the nineteen columns"),
      ("empty.txt", Data(), "the file is empty"),
      ("long.txt", Data(repeating: 97, count: 3 << 20), "line 1 is longer than a line of such a table"),
      ("lzma.zip", archive("cities500.txt", table, method: 14), "unpack it, and import the .txt file"),
      ("cut.zip", archive("cities500.txt", table, cut: 40), "download it again"),
      ("none.zip", archive("cities500.csv", table), "there is no table in the archive"),
      ("other.zip", archive("notes.txt", "hello\n"), "none of its lines has the nineteen columns"),
    ])
  func problems(name: String, data: Data, words: String) throws {
    let life = try TestLife()
    let directory = try TemporaryDirectory()
    try data.write(to: directory.url.appending(path: name))
    #expect {
      try life.journal.importTowns(directory.path + "/" + name, now: TestLife.now)
    } throws: { error in
      guard case JournalError.notATable(let problem) = error else { return false }
      return problem.contains(words) && !problem.contains("geoNames") && !problem.contains("tooLarge")
    }
    #expect(try life.journal.townTable() == nil)
  }

  @Test("while a table is read it is told how far it is, in the archive too")
  func progress() throws {
    let life = try TestLife()
    let directory = try TemporaryDirectory()
    let table = (1...5_000).map { Self.line($0, "Town", 50, 10, population: 5) }.joined(separator: "\n")
    for (name, data) in [("a.txt", Data(table.utf8)), ("a.zip", Self.archive("cities.txt", table))] {
      try data.write(to: directory.url.appending(path: name))
      var seen: [Int] = []
      let found = try life.journal.importTowns(directory.path + "/" + name, now: TestLife.now) { done, total in
        #expect(total == table.utf8.count && done <= total)
        seen.append(done)
      }
      #expect(found.places == 5_000 && seen.count == 5 && seen == seen.sorted() && seen[4] > seen[0])
    }
  }

  @Test("the table is replaced, removed, and erased with the rest; a file that is none changes nothing")
  func kept() throws {
    let (life, directory) = try Self.imported((52.505, 13.41))
    try Data("a,b\n1,2\n".utf8).write(to: directory.url.appending(path: "other.csv"))
    for name in ["other.csv", "missing.txt"] {
      #expect(throws: JournalError.self) {
        try life.journal.importTowns(directory.path + "/" + name, now: TestLife.now)
      }
    }
    #expect(try life.journal.townTable()?.places == 3)
    var settings: [String] = []
    try life.journal.export { object in
      if object["type"] == "setting", let key = object["key"]?.string { settings.append(key) }
    }
    #expect(settings.contains("towns"))
    #expect(try life.journal.removeTowns())
    #expect(try life.journal.removeTowns() == false)
    #expect(try life.summary() == ["Photos, Saturday morning: 2"])
    try life.journal.importTowns(directory.path + "/towns.txt", now: TestLife.now)
    try life.journal.erase()
    #expect(try life.journal.townTable() == nil)
    #expect(try life.store.use { try $0.first("SELECT count(*) FROM journal_town") { $0.int(0) } } == 0)
  }
}
