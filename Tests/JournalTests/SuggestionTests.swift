import Foundation
import JSONRPC
import Store
import TestSupport
import Testing

@testable import Journal

@Suite("Suggestions, and what a client gets")
struct SuggestionTests {
  static func life() throws -> TestLife {
    let life = try TestLife()
    try life.birthday()
    try life.begin()
    return life
  }

  static func select(
    _ life: TestLife, _ handle: String, excluding items: [String] = [], client: String = "host",
    now: Date = TestLife.now
  ) throws -> JSONValue {
    try life.journal.select(handle, excludedItems: items, client: client, now: now, home: TestLife.home)["suggestion"]
      ?? .null
  }

  static func handle(
    _ life: TestLife, _ index: Int = 0, in kind: SuggestionList = .recommended, client: String = "host"
  ) throws -> String {
    let list = try life.list(kind, client: client)
    return try #require(list[index]["handle"]?.string)
  }

  /// What the first item of that kind holds in the latest suggestion, with copies of its files in the directory.
  static func content(of kind: JSONValue, _ life: TestLife, copiedInto directory: String?) throws -> JSONValue {
    let answer = try life.journal.select(
      try handle(life, in: .recent), directory: directory, client: "host", now: TestLife.now, home: TestLife.home)
    let items = try #require(answer["suggestion"]?["items"]?.array)
    return try #require(items.first { $0["kind"] == kind }?["content"])
  }

  @Test("before consent everything is refused, and after it is taken back again")
  func consent() throws {
    let life = try TestLife()
    try life.birthday()
    _ = try life.journal.addSource(life.files.path, now: TestLife.now)
    let journal = life.journal
    func check() {
      #expect(throws: JournalError.consentRequired) { try life.list() }
      #expect(throws: JournalError.consentRequired) { try Self.select(life, "x") }
      #expect(throws: JournalError.consentRequired) {
        try journal.sourcesForClient(now: TestLife.now, home: TestLife.home)
      }
      #expect(throws: JournalError.consentRequired) {
        try journal.dismiss("x", client: "host", now: TestLife.now, home: TestLife.home)
      }
      #expect(throws: JournalError.consentRequired) {
        try journal.review("x", level: .titles, client: "host", now: TestLife.now, home: TestLife.home)
      }
    }
    #expect(try journal.consent() == .notAsked)
    check()
    try journal.rescan(now: TestLife.now)
    try journal.setConsent(true)
    let handle = try Self.handle(life)
    try journal.setConsent(false)
    #expect(try journal.consent() == .off)
    check()
    try journal.setConsent(true)
    #expect(throws: JournalError.unknownHandle) { try Self.select(life, handle) }
  }

  @Test("the two lists and their orders")
  func lists() throws {
    let life = try Self.life()
    #expect(try life.list().map { $0["title"]?.string } == ["Robin's party", "Lunch with Wren"])
    #expect(
      try life.list(.recent).map { $0["title"]?.string } == [
        "Photos, Sunday morning", "Robin's party", "Lunch with Wren",
      ])
    let limited = try life.journal.list(
      .recent, limit: 1, level: .opaque, client: "host", now: TestLife.now, home: TestLife.home)
    #expect(limited["suggestions"]?.array?.count == 1)
    #expect(limited["banner"]?["title"] == "Private Access to Suggestions")
    try life.journal.closeBanner()
    let none = try life.journal.list(
      .recent, limit: 0, level: .opaque, client: "host", now: TestLife.now, home: TestLife.home)
    #expect(none["banner"] == nil)
  }

  @Test("an opaque suggestion is made of kinds, days and counts alone")
  func opaque() throws {
    let suggestion = try Self.life().list(level: .opaque)[0]
    #expect(suggestion["title"] == "Event, Saturday, 5 photos")
    #expect(suggestion["kinds"] == ["eventPoster", "photo"])
    #expect(suggestion["counts"] == ["eventPoster": 1, "photo": 5])
    #expect(suggestion["start"] == "2026-05-16" && suggestion["end"] == "2026-05-16")
    #expect(suggestion["items"]?.array?.first == ["id": "1", "kind": "eventPoster"])
    #expect(suggestion["why"] == nil)
    #expect(
      suggestion.object?.keys == ["handle", "title", "kinds", "counts", "start", "end", "items"])
  }

  @Test("an empty list says why")
  func empty() throws {
    let life = try TestLife()
    func reason() throws -> String? {
      try life.journal.list(.recommended, level: .opaque, client: "host", now: TestLife.now, home: TestLife.home)[
        "emptyReason"]?.string
    }
    try life.journal.setConsent(true)
    #expect(try reason() == "noSources")
    try life.begin()
    #expect(try reason() == "nothingFound")
    try life.photo("a.jpg", "2026:05:16 10:00:00")
    try life.journal.rescan(now: TestLife.now)
    #expect(try reason() == "nothingStandsOut")
  }

  @Test("a selection gives one moment and writes down that it did")
  func selection() throws {
    let life = try Self.life()
    let suggestion = try Self.select(life, try Self.handle(life))
    #expect(suggestion["title"] == "Robin's party")
    #expect(
      suggestion["date"] == ["start": "2026-05-16T15:00:00+02:00", "end": "2026-05-16T18:30:00+02:00"])
    #expect(suggestion["timeZone"] == "Europe/Berlin")
    let items = try #require(suggestion["items"]?.array)
    #expect(items.count == 6)
    #expect(
      items[0]["content"] == [
        "title": "Robin's party", "placeName": "Garden", "eventStart": "2026-05-16T15:00:00+02:00",
        "eventEnd": "2026-05-16T18:30:00+02:00", "isAllDay": false,
      ])
    #expect(items[1]["representations"] == ["photo", "image"])
    let url = try #require(items[1]["content"]?["photo"]?.string.flatMap { URL(string: $0) })
    #expect(FileManager.default.fileExists(atPath: url.path))
    let disclosure = try #require(try life.journal.disclosures().first)
    #expect(disclosure.client == "host" && disclosure.title == "Robin's party")
    #expect(disclosure.items.array?.count == 6)
  }

  @Test("what was taken out is in no part of the answer")
  func excluded() throws {
    let life = try Self.life()
    let handle = try Self.handle(life)
    let suggestion = try Self.select(life, handle, excluding: ["1", "6"])
    let text = JSONWriter.text(of: suggestion)
    #expect(!text.contains("Robin") && !text.contains("Garden") && !text.contains("party50") && !text.contains("18:30"))
    #expect(suggestion["title"] == "Photos, Saturday afternoon")
    #expect(suggestion["items"]?.array?.compactMap { $0["id"]?.string } == ["2", "3", "4", "5"])
    #expect(throws: JournalError.unknownItem("7")) { try Self.select(life, handle, excluding: ["7"]) }
    #expect(throws: JournalError.nothingLeft) {
      try Self.select(life, handle, excluding: ["1", "2", "3", "4", "5", "6"])
    }
  }

  @Test("the clock, the zone and the day of a selection are those of what is left in it")
  func ownClock() throws {
    let life = try TestLife()
    try life.write(
      "cal.ics",
      TestLife.calendar(["UID:1", "SUMMARY:Call", "DTSTART:20260515T150000Z", "DTEND:20260515T170000Z"]))
    for minute in [10, 20, 30] {
      try life.write("p\(minute).jpg", EXIFBuilder.photo("2026:05:16 00:\(minute):00", offset: "+09:00"))
    }
    try life.write("camera.jpg", EXIFBuilder.photo("2026:05:15 17:40:00", model: "Camera"))
    try life.begin()
    let handle = try Self.handle(life)
    let whole = try Self.select(life, handle)
    #expect(whole["date"]?["start"] == "2026-05-16T00:00:00+09:00")
    #expect(whole["items"]?.array?.count == 5)
    // The entry and the photo without an offset stay.
    let rest = try Self.select(life, handle, excluding: ["2", "3", "4"])
    #expect(!JSONWriter.text(of: rest).contains("+09:00"), "\(JSONWriter.text(of: rest))")
    #expect(rest["date"] == ["start": "2026-05-15T17:00:00+02:00", "end": "2026-05-15T19:00:00+02:00"])
    #expect(rest["timeZone"] == "Europe/Berlin")
  }

  @Test("the hours at the end of an entry are those of the clock then, though it was changed in between")
  func clockChange() throws {
    let life = try TestLife()
    try life.write(
      "cal.ics",
      TestLife.calendar(
        [
          "UID:1", "SUMMARY:Night", "DTSTART;TZID=Europe/Berlin:20260328T220000",
          "DTEND;TZID=Europe/Berlin:20260329T040000",
        ], ["UID:2", "SUMMARY:Other", "DTSTART:20251025T220000Z", "DTEND:20251026T040000Z"]))
    try life.begin()
    let list = try life.list(.recent)
    #expect(list[0]["why"]?.array?.first == "It is in your calendar from 22:00 to 04:00.")
    #expect(list[1]["why"]?.array?.first == "It is in your calendar from 00:00 to 05:00.")
    let night = try Self.select(life, try Self.handle(life, in: .recent))
    #expect(night["date"]?["end"] == "2026-03-29T04:00:00+02:00")
    let content = night["items"]?.array?.first?["content"]
    #expect(content?["eventStart"] == "2026-03-28T22:00:00+01:00")
    #expect(content?["eventEnd"] == "2026-03-29T04:00:00+02:00")
  }

  @Test("handles are of one client, and hold for a day")
  func handles() throws {
    let life = try Self.life()
    let handle = try Self.handle(life)
    #expect(try Self.handle(life) == handle)
    #expect(try Self.handle(life, client: "other") != handle)
    #expect(throws: JournalError.unknownHandle) { try Self.select(life, handle, client: "other") }
    #expect(throws: JournalError.unknownHandle) { try Self.select(life, "id999") }
    #expect(throws: JournalError.expiredHandle) {
      try Self.select(life, handle, now: TestLife.now.addingTimeInterval(86_400))
    }
    _ = try Self.select(life, handle, now: TestLife.now.addingTimeInterval(86_399))
  }

  @Test("30 selections an hour, each client for itself")
  func limit() throws {
    let life = try Self.life()
    let handle = try Self.handle(life)
    for _ in 0..<30 { _ = try Self.select(life, handle) }
    #expect(throws: JournalError.tooManySelections) { try Self.select(life, handle) }
    let other = try Self.handle(life, client: "other")
    _ = try Self.select(life, other, client: "other")
    _ = try Self.select(life, handle, now: TestLife.now.addingTimeInterval(3_600))
  }

  @Test("what was dismissed stays away, also after it was imported anew and has grown")
  func dismissed() throws {
    let life = try Self.life()
    let handle = try Self.handle(life)
    #expect(try life.journal.dismiss(handle, client: "host", now: TestLife.now, home: TestLife.home))
    #expect(try !life.journal.dismiss(handle, client: "host", now: TestLife.now, home: TestLife.home))
    let source = try #require(try life.journal.sources().first)
    try life.journal.removeSource(source.id)
    try life.photo("a/party55.jpg", "2026:05:16 16:55:00")
    try life.begin()
    #expect(try life.list().map { $0["title"]?.string } == ["Lunch with Wren"])
    #expect(try life.list(client: "other").count == 1)
  }

  @Test("a review is for clients that may see titles")
  func review() throws {
    let life = try Self.life()
    let handle = try Self.handle(life)
    func review(_ level: DisclosureLevel) throws -> JSONValue {
      try life.journal.review(handle, level: level, client: "host", now: TestLife.now, home: TestLife.home)
    }
    #expect(throws: JournalError.titlesNotAllowed) { try review(.opaque) }
    let answer = try review(.titles)
    #expect(answer["title"] == "Robin's party")
    #expect(answer["items"]?.array?.first?["fallbackText"] == "Robin's party, 15:00–18:30")
    #expect(answer["why"]?.array?.contains("With Finch Gray.") == true)
  }

  @Test("an exclusion after the list takes its moment out of the selection too")
  func excludedLater() throws {
    let life = try Self.life()
    let handle = try Self.handle(life)
    try life.journal.exclude(.person("Finch Gray"))
    #expect(throws: JournalError.expiredHandle) { try Self.select(life, handle) }
    #expect(try life.list().map { $0["title"]?.string } == ["Lunch with Wren"])
    let number = try #require(try life.journal.exclusions().first?.number)
    #expect(try life.journal.removeExclusion(number))
    #expect(try life.list().count == 2)
  }

  @Test("after everything was erased nothing of it is left in the store's files")
  func erased() throws {
    let life = try Self.life()
    try life.journal.exclude(.person("Quentin"))
    _ = try Self.select(life, try Self.handle(life))
    func isLeft(_ text: String) throws -> Bool {
      try FileManager.default.contentsOfDirectory(at: life.state.url, includingPropertiesForKeys: nil).contains {
        try Data(contentsOf: $0).range(of: Data(text.utf8)) != nil
      }
    }
    let texts = ["Robin's party", "Finch Gray", "Quentin", "party10", "host"]
    for text in texts { #expect(try isLeft(text), "\(text)") }
    try life.journal.erase()
    for text in texts { #expect(try !isLeft(text), "\(text)") }
    #expect(try life.journal.sources().isEmpty)
  }

  @Test("a folder may be named in many ways, and one that is in no source is refused")
  func folders() throws {
    let life = try Self.life()
    let source = try #require(try life.journal.sources().first)
    for path in ["a", "./a", "/a", "a//", "a/./", life.files.path + "/a", life.files.path + "//a/"] {
      try life.journal.exclude(.folder(path))
      let all = try life.journal.exclusions()
      #expect(all.map(\.exclusion) == [.folder("a")], "\(path)")
      #expect(try life.summary() == ["Lunch with Wren: 1", "Robin's party: 1", "Photos, Sunday morning: 3"])
      for (number, _) in all { #expect(try life.journal.removeExclusion(number)) }
    }
    for path in ["nosuch", "", "/", "..", "a/../b", "/nosuch", life.files.path + "/nosuch"] {
      #expect(throws: JournalError.unknownFolder(path), "\(path)") { try life.journal.exclude(.folder(path)) }
    }
    #expect(throws: JournalError.unknownSource) { try life.journal.exclude(.source("nosuch")) }
    try life.journal.exclude(.folder(life.files.path))
    #expect(try life.journal.exclusions().map(\.exclusion) == [.source(source.id)])
  }

  @Test("what may not show is not counted for a client")
  func counts() throws {
    let life = try Self.life()
    try life.write("private.ics", TestLife.calendar(["UID:p", "DTSTART:20260516T100000Z", "CLASS:PRIVATE"]))
    try life.journal.rescan(now: TestLife.now)
    func events() throws -> Int? {
      try life.journal.sourcesForClient(now: TestLife.now, home: TestLife.home)["sources"]?.array?.first?["events"]?.int
    }
    #expect(try events() == 12)
    try life.journal.exclude(.folder("b"))
    #expect(try events() == 9)
    try life.journal.setKind(.photo, isShown: false)
    #expect(try events() == 2)
  }

  @Test("a category that is switched off is in nothing")
  func categories() throws {
    let life = try Self.life()
    try life.journal.setKind(.eventPoster, isShown: false)
    #expect(try life.list(.recent).flatMap { $0["kinds"]?.array ?? [] } == ["photo", "photo"])
    try life.journal.setKind(.eventPoster, isShown: true)
    #expect(try life.list().count == 2)
  }

  @Test("two processes see each other's consent, imports, handles and selections at once")
  func processes() throws {
    let life = try Self.life()
    let other = try life.otherProcess()
    #expect(try life.summary().count == 3)
    try life.photo("c/late.jpg", "2026:05:15 10:00:00")
    try other.rescan(now: TestLife.now)
    #expect(try life.summary().count == 4)
    let handle = try Self.handle(life)
    _ = try other.select(handle, client: "host", now: TestLife.now, home: TestLife.home)
    #expect(try life.journal.disclosures().count == 1)
    try other.setConsent(false)
    #expect(throws: JournalError.consentRequired) { try life.list() }
    let changes = try life.store.use { database in
      try database.changes(after: 0, client: "host", except: life.store.origin)
    }
    #expect(!changes.isEmpty && changes.allSatisfy { $0.kind == Journal.changeKind && $0.client == nil })
  }

  @Test("nothing of any source is in an opaque list, and nothing of another moment in a selection")
  func markers() throws {
    let life = try TestLife()
    let fields = ["SUMMARY", "LOCATION", "DESCRIPTION", "COMMENT", "CATEGORIES", "URL", "X-NOTE"]
    for (index, day) in ["20260514", "20260515", "20260516"].enumerated() {
      let lines =
        [
          "UID:MARK\(index)uid", "DTSTART:\(day)T100000Z", "DTEND:\(day)T110000Z",
          "GEO:48.7\(index)1234;9.1\(index)5678",
        ]
        + fields.map { "\($0):MARK\(index)\($0.lowercased())" }
        + [
          "ATTENDEE;CN=MARK\(index)guest:mailto:MARK\(index)@example.org",
          "ORGANIZER;CN=MARK\(index)host:mailto:MARK\(index)h@example.org",
        ]
      try life.write("MARK\(index)dir/MARK\(index)cal.ics", TestLife.calendar(lines))
      for minute in 10..<14 {
        try life.photo(
          "MARK\(index)dir/MARK\(index)photo\(minute).jpg", "2026:05:1\(4 + index) 12:\(minute):00",
          xmp: "<x><a>MARK\(index)xmp</a></x>")
      }
      let point = "<trkpt lat=\"48.7\(index)1234\" lon=\"9.1\(index)5678\"><time>2026-05-1\(4 + index)T10:"
      try life.write(
        "MARK\(index)track.gpx",
        "<gpx><wpt lat=\"48.7\(index)1234\" lon=\"9.1\(index)5678\"><name>MARK\(index)place</name></wpt><trk><name>MARK\(index)trk</name><trkseg>"
          + (0..<60).map { "\(point)\($0 < 10 ? "0" : "")\($0):00Z</time></trkpt>" }.joined() + "</trkseg></trk></gpx>")
    }
    try life.begin()
    for kind in SuggestionList.allCases {
      // A year later it is the day of one of them.
      let now = kind == .onThisDay ? TestLife.now.addingTimeInterval(361 * 86_400) : TestLife.now
      let list = try life.journal.list(kind, level: .opaque, client: "host", now: now, home: TestLife.home)
      #expect(list["suggestions"]?.array?.count == (kind == .onThisDay ? 1 : 3))
      let text = JSONWriter.text(of: list)
      #expect(!text.contains("MARK") && !text.contains("48.7") && !text.contains("9.1") && !text.contains("12:1"))
      #expect(!text.contains(life.files.path))
    }
    for suggestion in try life.list(level: .opaque) {
      let day = try #require(suggestion["start"]?.string?.suffix(1))
      let index = try #require(Int(day)) - 4
      let text = JSONWriter.text(of: try Self.select(life, try #require(suggestion["handle"]?.string)))
      #expect(text.contains("MARK\(index)summary") && text.contains("MARK\(index)photo10"))
      for other in 0..<3 where other != index { #expect(!text.contains("MARK\(other)")) }
      for hidden in ["description", "comment", "guest", "xmp", "trk", "h@"] {
        #expect(!text.contains("MARK\(index)\(hidden)"), "\(hidden)")
      }
    }
  }
}
