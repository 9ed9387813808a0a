import CivilTime
import Foundation
import JSONRPC
import Store
import TestSupport
import Testing

@testable import Journal

@Suite("What the person has put right sticks")
struct CorrectionTests {
  /// A morning and an evening with a friend, and a walk on the next day.
  static func life() throws -> TestLife {
    let life = try TestLife()
    try life.write("market.ics", entry("market", "20260516T080000Z", "20260516T090000Z", "Market", place: "Old Square"))
    try life.write("dinner.ics", entry("dinner", "20260516T180000Z", "20260516T200000Z", "Dinner with Ada"))
    try life.write("walk.ics", entry("walk", "20260517T100000Z", "20260517T110000Z", "Walk"))
    for minute in [10, 20, 30] { try life.photo("w\(minute).jpg", "2026:05:17 12:\(minute):00") }
    try life.begin()
    return life
  }

  private static func entry(
    _ uid: String, _ start: String, _ end: String, _ title: String, place: String? = nil
  ) -> String {
    TestLife.calendar(
      ["UID:\(uid)", "DTSTART:\(start)", "DTEND:\(end)", "SUMMARY:\(title)"] + (place.map { ["LOCATION:\($0)"] } ?? []))
  }

  static func id(_ life: TestLife, _ title: String) throws -> String {
    let moment = (try life.everything()["moments"]?.array ?? []).first { $0["title"]?.string == title }
    return try #require(moment?["id"]?.string, "\(title)")
  }

  private static func merge(_ life: TestLife, _ first: String, _ second: String, title: String? = nil) throws {
    try life.journal.merge(
      try id(life, first), with: try id(life, second), title: title, now: TestLife.now, home: TestLife.home)
  }

  /// Everything is read anew from files in other places and another order, and one more day comes along.
  private static func again(_ life: TestLife) throws {
    for source in try life.journal.sources() { try life.journal.removeSource(source.id) }
    for name in ["walk.ics", "market.ics", "dinner.ics", "w10.jpg", "w30.jpg"] {
      let from = life.files.url.appending(path: name)
      let folder = life.files.url.appending(path: "moved")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: from, to: folder.appending(path: "a-" + name))
    }
    try life.write("next.ics", entry("next", "20260515T100000Z", "20260515T120000Z", "Swim"))
    try life.photo("next.jpg", "2026:05:17 12:40:00")
    _ = try life.journal.addSource(life.files.path, now: TestLife.now)
    try life.journal.rescan(now: TestLife.now)
  }

  @Test("merged ones are one, after everything was read anew and another day came along")
  func merge() throws {
    let life = try Self.life()
    #expect(try life.summary() == ["Market: 1", "Dinner with Ada: 1", "Walk: 4"])
    try Self.merge(life, "Market", "Dinner with Ada", title: "A day with Ada")
    #expect(try life.summary() == ["A day with Ada: 2", "Walk: 4"])
    try Self.again(life)
    #expect(try life.summary() == ["Swim: 1", "A day with Ada: 2", "Walk: 5"])
    let other = try life.otherProcess()
    #expect(try other.everything(now: TestLife.now, home: TestLife.home) == life.everything())
    let number = try #require(try life.journal.corrections().first?.number)
    #expect(try life.journal.removeCorrection(number))
    #expect(try life.summary().contains("Market: 1") || life.summary().contains("A day with Ada: 1"))
  }

  @Test("a moment cannot be merged with itself or with none, and nothing is kept of the attempt")
  func noMerge() throws {
    let life = try Self.life()
    let market = try Self.id(life, "Market")
    let journal = life.journal
    #expect(throws: JournalError.sameMoment) {
      try journal.merge(market, with: String(market.prefix(12)), now: TestLife.now, home: TestLife.home)
    }
    #expect(throws: JournalError.unknownMoment("none")) {
      try journal.merge(market, with: "none", now: TestLife.now, home: TestLife.home)
    }
    #expect(throws: JournalError.unknownMoment("")) {
      try journal.rename("", title: "x", now: TestLife.now, home: TestLife.home)
    }
    #expect(try journal.corrections().isEmpty)
  }

  @Test("what is split off stays a moment of its own, and can be merged again")
  func split() throws {
    let life = try Self.life()
    let walk = try Self.id(life, "Walk")
    try life.journal.split(walk, items: [3, 4], now: TestLife.now, home: TestLife.home)
    #expect(try life.summary() == ["Market: 1", "Dinner with Ada: 1", "Walk: 2", "Photos, Sunday afternoon: 2"])
    #expect(try Self.id(life, "Walk") == walk, "the rest is still the same moment")
    try Self.again(life)
    #expect(try life.summary().contains("Photos, Sunday afternoon: 2"))
    #expect(try life.summary().contains("Walk: 3"))
    try Self.merge(life, "Walk", "Photos, Sunday afternoon")
    #expect(try life.summary() == ["Swim: 1", "Market: 1", "Dinner with Ada: 1", "Walk: 5"])
  }

  @Test(
    "all of a moment, none of it or what it does not have cannot be split off",
    arguments: [[], [1, 2, 3, 4], [5], [0]] as [Set<Int>])
  func noSplit(items: Set<Int>) throws {
    let life = try Self.life()
    let walk = try Self.id(life, "Walk")
    #expect(throws: JournalError.self) {
      try life.journal.split(walk, items: items, now: TestLife.now, home: TestLife.home)
    }
    #expect(try life.summary().contains("Walk: 4"))
  }

  @Test("a name stays, goes with what was merged, and is given back by an empty one")
  func rename() throws {
    let life = try Self.life()
    try life.journal.rename(
      try Self.id(life, "Walk"), title: "  By\u{1B}[2J the\nriver ", now: TestLife.now, home: TestLife.home)
    #expect(try life.summary().contains("By[2J the river: 4"), "it is cleaned")
    try Self.again(life)
    #expect(try life.summary().contains("By[2J the river: 5"))
    try life.journal.rename(try Self.id(life, "By[2J the river"), title: "", now: TestLife.now, home: TestLife.home)
    #expect(try life.summary().contains("Walk: 5"))
  }

  @Test("a name that tells of what is excluded is not said")
  func excludedName() throws {
    let life = try Self.life()
    try life.journal.rename(
      try Self.id(life, "Walk"), title: "With Zoë at last", now: TestLife.now, home: TestLife.home)
    #expect(try life.summary().contains("With Zoë at last: 4"))
    try life.journal.exclude(.person("zoe"))
    #expect(try life.summary().contains("Walk: 4"))
  }

  @Test("a client gets the name, but not when something was taken out")
  func disclosedName() throws {
    let life = try Self.life()
    try life.journal.rename(try Self.id(life, "Walk"), title: "Our walk", now: TestLife.now, home: TestLife.home)
    let list = try life.list(.recent)
    let handle = try #require(list.first { $0["title"] == "Our walk" }?["handle"]?.string)
    let all = try SuggestionTests.select(life, handle)
    #expect(all["title"] == "Our walk")
    let rest = try SuggestionTests.select(life, handle, excluding: ["1"])
    #expect(rest["title"] != "Our walk")
  }

  @Test(
    "a place's name that is wrong is said no more: not by title, not by item, not by what happens right there later")
  func wrongPlace() throws {
    let life = try TestLife()
    try life.write(
      "places.kml",
      """
      <?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
      <Placemark><name>Cafe Linden</name><Point><coordinates>13.3,52.4</coordinates></Point></Placemark>
      </Document></kml>
      """)
    for minute in [10, 20] { try life.photo("a\(minute).jpg", "2026:05:16 10:\(minute):00", at: (52.4003, 13.3)) }
    for minute in [10, 20] { try life.photo("b\(minute).jpg", "2026:05:17 10:\(minute):00", at: (52.4, 13.3)) }
    try life.begin()
    let before = try life.summary()
    try #require(before == ["Cafe Linden: 2", "Cafe Linden: 2"])
    let first = try #require(try life.everything()["moments"]?.array?.first?["id"]?.string)
    #expect(try life.journal.rejectPlace(of: first, now: TestLife.now, home: TestLife.home) == "Cafe Linden")
    #expect(try life.summary() == ["Photos, Saturday morning: 2", "Photos, Sunday morning: 2"])
    #expect(throws: JournalError.noPlace) {
      try life.journal.rejectPlace(of: first, now: TestLife.now, home: TestLife.home)
    }
    // Farther than a position errs the name is right.
    for minute in [10, 20] { try life.photo("c\(minute).jpg", "2026:05:15 10:\(minute):00", at: (52.3992, 13.3)) }
    try life.journal.rescan(now: TestLife.now)
    #expect(try life.summary().first == "Cafe Linden: 2")
  }

  @Test("an entry's place that is wrong is in nothing that a client gets")
  func wrongEntryPlace() throws {
    let life = try Self.life()
    try life.journal.rejectPlace(of: try Self.id(life, "Market"), now: TestLife.now, home: TestLife.home)
    let list = try life.list(.recent)
    let handle = try #require(list.first { $0["title"] == "Market" }?["handle"]?.string)
    let text = JSONWriter.text(of: try SuggestionTests.select(life, handle))
    #expect(text.contains("Market") && !text.contains("Old Square"))
  }

  @Test("what was declined by the person stays so, until they take it back")
  func decline() throws {
    let life = try Self.life()
    let dinner = try Self.id(life, "Dinner with Ada")
    #expect(try life.journal.decline(dinner, now: TestLife.now, home: TestLife.home))
    #expect(try !life.journal.decline(dinner, now: TestLife.now, home: TestLife.home))
    #expect(try !life.list(.recent).contains { $0["title"] == "Dinner with Ada" })
    try Self.again(life)
    #expect(try !life.list(.recent).contains { $0["title"] == "Dinner with Ada" })
    #expect(try life.journal.decline(dinner, isDeclined: false, now: TestLife.now, home: TestLife.home))
    #expect(try life.list(.recent).contains { $0["title"] == "Dinner with Ada" })
  }

  @Test("corrections of what is gone harm nothing, and erase forgets them")
  func gone() throws {
    let life = try Self.life()
    try Self.merge(life, "Market", "Dinner with Ada", title: "Gone")
    try FileManager.default.removeItem(at: life.files.url.appending(path: "dinner.ics"))
    try life.journal.rescan(now: TestLife.now)
    #expect(try life.summary() == ["Gone: 1", "Walk: 4"])
    try life.journal.erase()
    #expect(try life.journal.corrections().isEmpty)
  }

  @Test(
    "what is kept comes back as it was",
    arguments: [
      .merge(["a"], ["b", "c"]), .split(["a"]), .rename(["a"], title: ""), .rename([], title: "x"),
      .wrongPlace(["a"], name: "n", latitude: 1.5, longitude: -2),
      .wrongPlace([], name: "", latitude: nil, longitude: nil),
    ] as [Correction])
  func json(correction: Correction) {
    #expect(Correction(json: correction.json) == correction)
  }

  @Test(
    "what is no correction is none", arguments: ["{}", "[]", #"{"merge":["a"]}"#, #"{"rename":["a"],"title":3}"#, "7"])
  func noCorrection(text: String) throws {
    #expect(Correction(json: try JSONParser.parse(text)) == nil)
  }
}
