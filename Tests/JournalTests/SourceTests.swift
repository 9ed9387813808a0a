import Foundation
import Glibc
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("Sources")
struct SourceTests {
  @Test("real files become moments")
  func moments() throws {
    let life = try TestLife()
    try life.birthday()
    try life.begin()
    #expect(try life.summary() == ["Lunch with Wren: 3", "Robin's party: 6", "Photos, Sunday morning: 3"])
  }

  @Test("broken files are skipped, counted and named to the person alone, and the others are read")
  func broken() throws {
    let life = try TestLife()
    try life.birthday()
    try life.write("bad/empty.jpg", [])
    try life.write("bad/text.jpg", "hello")
    try life.write("bad/undated.jpg", [0xFF, 0xD8, 0xFF, 0xDA])
    try life.write("bad/text.gpx", "hello")
    try life.write("bad/cut.ics", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260501T100000Z")
    try life.write("notes.txt", "hello")
    try life.begin()
    let source = try #require(try life.journal.sources().first)
    #expect(source.files == 17 && source.events == 12)
    #expect(
      source.skipped.map { "\($0.path) \($0.reason)" } == [
        "bad/cut.ics truncated", "bad/empty.jpg empty", "bad/text.gpx notRecognised", "bad/text.jpg notRecognised",
        "bad/undated.jpg noDate", "notes.txt notRecognised",
      ])
    let told = JSONWriter.text(of: try life.journal.sourcesForClient(now: TestLife.now, home: TestLife.home))
    #expect(told.contains(#"{"reason":"notRecognised","count":3}"#))
    #expect(!told.contains("bad") && !told.contains(life.files.path))
  }

  @Test("what is read again is the same, what changes is read anew, what is gone is forgotten")
  func rescan() throws {
    let life = try TestLife()
    try life.birthday()
    try life.begin()
    let before = try life.everything()
    #expect(try life.journal.rescan(now: TestLife.now) == false)
    try FileManager.default.removeItem(at: life.files.url.appending(path: "b/park10.jpeg"))
    try life.photo("a/party55.jpg", "2026:05:16 16:55:00")
    #expect(try life.journal.rescan(now: TestLife.now))
    #expect(try life.summary() == ["Lunch with Wren: 3", "Robin's party: 7", "Photos, Sunday morning: 2"])
    try life.photo("b/park10.jpeg", "2026:05:17 10:10:00", at: (52.4, 13.3))
    try FileManager.default.removeItem(at: life.files.url.appending(path: "a/party55.jpg"))
    try life.journal.rescan(now: TestLife.now)
    #expect(try life.everything() == before)
  }

  @Test("the same files under another source have the same moments")
  func identity() throws {
    let life = try TestLife()
    try life.birthday()
    try life.begin()
    let before = try life.everything()["moments"]?.array?.map { $0["id"]?.string }
    let source = try #require(try life.journal.sources().first)
    try life.journal.removeSource(source.id)
    #expect(try life.summary() == [])
    try life.begin()
    #expect(try life.everything()["moments"]?.array?.map { $0["id"]?.string } == before)
    #expect(try life.journal.sources().first?.id != source.id)
  }

  @Test("a paused source counts for nothing until it goes on")
  func paused() throws {
    let life = try TestLife()
    try life.birthday()
    try life.begin()
    let source = try #require(try life.journal.sources().first)
    try life.journal.setPaused(true, source: source.id)
    #expect(try life.summary() == [])
    try life.journal.setPaused(false, source: source.id)
    #expect(try life.summary().count == 3)
    #expect(throws: JournalError.unknownSource) { try life.journal.setPaused(true, source: "x") }
    #expect(throws: JournalError.unknownSource) { try life.journal.removeSource("x") }
  }

  @Test("a source that cannot be read just now forgets nothing")
  func unreadable() throws {
    let life = try TestLife()
    try life.birthday()
    try life.begin()
    let away = life.files.path + "-away"
    try FileManager.default.moveItem(atPath: life.files.path, toPath: away)
    defer { try? FileManager.default.moveItem(atPath: away, toPath: life.files.path) }
    #expect(try life.journal.rescan(now: TestLife.now) == false)
    #expect(try life.summary().count == 3)
    #expect(throws: JournalError.notADirectory(life.files.path)) {
      try life.journal.addSource(life.files.path, now: TestLife.now)
    }
  }

  static let isRoot = geteuid() == 0

  @Test(
    "what cannot be looked at takes nothing away, is told, and is read once it can be",
    .enabled(if: !isRoot, "root may read everything"))
  func closed() throws {
    let life = try TestLife()
    try life.birthday()
    let manager = FileManager.default
    func permit(_ path: String, _ mode: Int) throws {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: life.files.path + "/" + path)
    }
    try permit("cal.ics", 0)
    try life.begin()
    #expect(try life.journal.sources().first?.skipped.map(\.reason) == ["unreadable"])
    #expect(try life.journal.rescan(now: TestLife.now) == false, "what still cannot be read is no news")
    try permit("cal.ics", 0o600)
    #expect(try life.journal.rescan(now: TestLife.now))
    let whole = try life.summary()
    #expect(whole == ["Lunch with Wren: 3", "Robin's party: 6", "Photos, Sunday morning: 3"])
    for mode in [0, 0o444] {
      try permit("a", mode)
      defer { try? permit("a", 0o700) }
      #expect(try life.journal.rescan(now: TestLife.now))
      #expect(try life.summary() == whole)
      #expect(try life.journal.sources().first?.skipped.map { "\($0.path) \($0.reason)" } == ["a/ unreadable"])
      #expect(try life.journal.sources().first?.files == 11)
      #expect(try life.journal.rescan(now: TestLife.now) == false)
      try permit("a", 0o700)
      #expect(try life.journal.rescan(now: TestLife.now))
      #expect(try life.journal.sources().first?.skipped == [])
    }
  }

  @Test("names that are not UTF-8 are told, and a file that was changed in place is read again")
  func names() throws {
    let life = try TestLife()
    try life.birthday()
    let root = Array(life.files.path.utf8)
    for name in [[0xFF, 0xFE] + Array(".jpg".utf8), [0xE9] + Array(".txt".utf8)] {
      let descriptor = open((root + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
      #expect(descriptor >= 0)
      close(descriptor)
    }
    try life.begin()
    #expect(
      try life.journal.sources().first?.skipped.map { "\($0.path) \($0.reason)" } == [
        "%E9.txt unreadable", "%FF%FE.jpg unreadable",
      ])
    // The same size and the same date, but another content.
    let path = life.files.path + "/b/park10.jpeg"
    let before = try #require(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate])
    try life.photo("b/park10.jpeg", "2026:05:17 20:10:00", at: (52.4, 13.3))
    try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: path)
    #expect(try life.journal.rescan(now: TestLife.now))
    #expect(try life.summary().count == 4)
  }

  @Test("a cancelled import keeps what was read, and is taken up again")
  func cancelled() throws {
    let life = try TestLife()
    try life.birthday()
    _ = try life.journal.addSource(life.files.path, now: TestLife.now)
    var reports: [Int] = []
    try life.journal.rescan(
      now: TestLife.now, progress: { done, _ in reports.append(done) }, isCancelled: { reports.last == 4 })
    #expect(try life.journal.sources().first?.files == 4)
    reports = []
    try life.journal.rescan(now: TestLife.now) { done, total in
      reports.append(done)
      #expect(total == 7)
    }
    #expect(reports == Array(0...7))
    #expect(try life.journal.sources().first?.files == 11)
  }

  @Test("symbolic links lead nowhere, and hidden files are passed over")
  func links() throws {
    let life = try TestLife()
    try life.birthday()
    let outside = try TestLife()
    try outside.photo("secret.jpg", "2026:05:15 10:00:00")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: life.files.path + "/loop", withDestinationPath: life.files.path)
    try manager.createSymbolicLink(atPath: life.files.path + "/out", withDestinationPath: outside.files.path)
    try manager.createSymbolicLink(
      atPath: life.files.path + "/x.jpg", withDestinationPath: outside.files.path + "/secret.jpg")
    try life.photo(".hidden/a.jpg", "2026:05:15 10:00:00")
    try life.begin()
    #expect(try life.journal.sources().first?.files == 11)
  }

  @Test("what is declined, private or cancelled is in no moment")
  func calendar() throws {
    let life = try TestLife()
    let time = ["DTSTART:20260516T100000Z", "DTEND:20260516T110000Z"]
    try life.write(
      "cal.ics",
      TestLife.calendar(
        time + ["UID:1", "SUMMARY:Private", "CLASS:PRIVATE"], time + ["UID:2", "SUMMARY:Off", "STATUS:CANCELLED"],
        time + ["UID:3", "SUMMARY:No", "ATTENDEE;PARTSTAT=DECLINED:mailto:me@example.org"],
        time + ["UID:4", "SUMMARY:Yes", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:me@example.org"]))
    try life.begin()
    #expect(try life.summary() == ["Yes: 1"])
  }

  @Test(
    "a word is found wherever an entry says it",
    arguments: [
      ["COMMENT:one", "COMMENT:zebra"], ["CONTACT:zebra"], ["URL:https://zebra.example.org"],
      ["X-ALT-DESC:<b>Zebra</b>"], ["RESOURCES:car,zebra"], ["CONFERENCE;LABEL=Zebra call:tel:1"],
      ["BEGIN:VALARM", "DESCRIPTION:zebra", "END:VALARM"], ["ATTENDEE:mailto:zebra@example.org"],
      (0..<250).map { "ATTENDEE;CN=A\($0):mailto:\($0)@example.org" } + ["ATTENDEE;CN=Zebra:mailto:z@example.org"],
      ["DESCRIPTION:" + String(repeating: "word ", count: 1_000) + "zebra"],
      ["DESCRIPTION:" + String(repeating: "word ", count: 20_000) + "zebra"],
    ])
  func words(lines: [String]) throws {
    let life = try TestLife()
    try life.write("cal.ics", TestLife.calendar(Self.time + ["UID:1", "SUMMARY:One"] + lines))
    try life.begin()
    try life.journal.exclude(.word("mailto"))
    if lines.joined().utf8.count < 60_000 { #expect(try life.summary() == ["One: 1"]) }
    try life.journal.exclude(.word("zebra"))
    #expect(try life.summary() == [])
  }

  @Test(
    "of exports made at different times the newest tells",
    arguments: [
      (
        ["UID:1", "DTSTART:20260510T100000Z", "SUMMARY:Old"],
        [["UID:1", "DTSTART:20260512T100000Z", "SUMMARY:New", "SEQUENCE:3"]], ["2026-05-12 New"]
      ),
      (
        ["UID:1", "DTSTART:20260510T100000Z", "SUMMARY:Old", "LAST-MODIFIED:20260101T000000Z"],
        [["UID:1", "DTSTART:20260512T100000Z", "SUMMARY:New", "LAST-MODIFIED:20260201T000000Z"]], ["2026-05-12 New"]
      ),
      (
        ["UID:1", "DTSTART:20260510T100000Z", "SUMMARY:Old"],
        [["UID:1", "DTSTART:20260510T100000Z", "SUMMARY:Old", "SEQUENCE:1", "STATUS:CANCELLED"]], []
      ),
      (
        ["UID:1", "DTSTART:20260510T100000Z", "SUMMARY:Old", "RRULE:FREQ=DAILY;COUNT=2"],
        [["UID:1", "DTSTART:20260512T110000Z", "SUMMARY:New", "RRULE:FREQ=DAILY;COUNT=2", "SEQUENCE:1"]],
        ["2026-05-12 New", "2026-05-13 New"]
      ),
      (
        ["UID:1", "DTSTART:20260510T100000Z", "SUMMARY:Old", "RRULE:FREQ=DAILY;COUNT=3"],
        [
          ["UID:1", "DTSTART:20260511T100000Z", "RECURRENCE-ID:20260511T100000Z", "STATUS:CANCELLED", "SEQUENCE:1"],
          ["UID:1", "DTSTART:20260514T100000Z", "RECURRENCE-ID:20260512T100000Z", "SUMMARY:Moved", "SEQUENCE:1"],
        ], ["2026-05-10 Old", "2026-05-14 Moved"]
      ),
    ] as [([String], [[String]], [String])], [false, true])
  func exports(change: (old: [String], new: [[String]], expected: [String]), isReversed: Bool) throws {
    let life = try TestLife()
    try life.write(isReversed ? "2025.ics" : "2024.ics", TestLife.calendar(change.old + ["DURATION:PT1H"]))
    try life.write(
      isReversed ? "2024.ics" : "2025.ics", TestLife.calendarOf(change.new.map { $0 + ["DURATION:PT1H"] }))
    try life.begin()
    let made = try life.everything()["moments"]?.array ?? []
    #expect(made.map { "\($0["day"]?.string ?? "") \($0["title"]?.string ?? "")" } == change.expected)
  }

  @Test("only people who were there are named, and not oneself")
  func people() throws {
    let life = try TestLife()
    let lines = [
      "ORGANIZER;CN=Bob:mailto:bob@example.org", "ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example.org",
      "ATTENDEE;CN=Ann;PARTSTAT=ACCEPTED:mailto:ann@example.org",
      "ATTENDEE;CN=Zed;PARTSTAT=NEEDS-ACTION:mailto:z@example.org",
      "ATTENDEE;CN=Room 4;CUTYPE=ROOM;PARTSTAT=ACCEPTED:mailto:r@example.org",
      "ATTENDEE;CN=Beamer;CUTYPE=RESOURCE:mailto:b@example.org",
      "ATTENDEE;CN=No;PARTSTAT=DECLINED:mailto:n@example.org",
    ]
    let calendar = TestLife.calendar(Self.time + ["UID:1", "SUMMARY:Lunch"] + lines)
    func people() throws -> [String] {
      try life.journal.rescan(now: TestLife.now)
      let why = try life.everything()["moments"]?.array?.first?["why"]?.array ?? []
      return why.compactMap(\.string).filter { $0.hasPrefix("With") }
    }
    try life.write("cal.ics", calendar)
    try life.begin()
    #expect(try people() == [], "any of them may be the owner")
    for name in ["bob@example.org", "Bob"] {
      let named = calendar.replacing("BEGIN:VCALENDAR", with: "BEGIN:VCALENDAR\r\nX-WR-CALNAME:\(name)")
      try life.write("cal.ics", named)
      #expect(try people() == ["With Ann."])
    }
  }

  @Test(
    "titles, places and names can be shown in one line",
    arguments: [
      ("A\u{202E}b\u{7}c\u{9B}d", "Abcd"), ("a\\nb\u{2028}c\td", "a b c d"), ("\u{2066}x\u{2069}\u{61C}\u{200F}", "x"),
      ("👩\u{200D}🚀", "👩\u{200D}🚀"), ("\u{200B}\u{FEFF}\u{3164}", "Untitled"), ("\u{202E}", "Untitled"),
    ])
  func cleaned(title: String, expected: String) throws {
    let life = try TestLife()
    try life.write("cal.ics", TestLife.calendar(Self.time + ["UID:1", "SUMMARY:\(title)", "LOCATION:\(title)"]))
    try life.begin()
    let handle = try #require(try life.list(.recent).first?["handle"]?.string)
    let item = try SuggestionTests.select(life, handle)["items"]?.array?.first?["content"]
    #expect(item?["title"]?.string == expected)
    #expect(item?["placeName"]?.string == (expected == "Untitled" ? nil : expected))
  }

  private static let time = ["DTSTART:20260516T100000Z", "DTEND:20260516T110000Z"]

  @Test(
    "whatever CLASS is not PUBLIC is private",
    arguments: [
      (["CLASS:X-SECRET"], 0), (["CLASS:PRIVATE "], 0), (["CLASS: PRIVATE"], 0), (["class:confidential"], 0),
      (["CLASS:PUBLIC", "CLASS:PRIVATE"], 0), (["CLASS:PUBLIC"], 1), (["CLASS: public "], 1), (["CLASS:"], 1),
    ] as [([String], Int)])
  func classes(lines: [String], expected: Int) throws {
    let life = try TestLife()
    try life.write("cal.ics", TestLife.calendar(Self.time + ["UID:1", "SUMMARY:One"] + lines))
    try life.begin()
    #expect(try life.summary().count == expected)
  }

  @Test(
    "an entry without its END is left out, since its CLASS may be missing",
    arguments: ["", "END:VCALENDAR\r\n", "BEGIN:VEVENT\r\nUID:2\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"])
  func cutOff(end: String) throws {
    let life = try TestLife()
    let whole = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:Whole"] + Self.time + ["END:VEVENT"]
    let cut = ["BEGIN:VEVENT", "UID:3", "SUMMARY:Cut"] + Self.time
    try life.write("cal.ics", (whole + cut).joined(separator: "\r\n") + "\r\n" + end)
    try life.begin()
    #expect(try life.summary() == ["Whole: 1"])
  }

  @Test(
    "what is private in one file is private in every other one",
    arguments: [
      // The same file, an other file, and an other file that only has an instance of it.
      ([["UID:1", "SUMMARY:A"]], [["UID:1", "SUMMARY:B", "CLASS:PRIVATE"]]),
      ([["UID:1", "SUMMARY:A"], ["UID:1", "SUMMARY:B", "CLASS:PRIVATE"]], []),
      ([["UID:1", "SUMMARY:A", "SEQUENCE:9"], ["UID:1", "SUMMARY:B", "CLASS:PRIVATE"]], []),
      (
        [["UID:1", "SUMMARY:A", "RECURRENCE-ID:20260516T100000Z"]],
        [["UID:1", "RRULE:FREQ=DAILY;COUNT=3", "CLASS:PRIVATE"]]
      ),
      (
        [
          ["UID:1", "RRULE:FREQ=DAILY;COUNT=1", "CLASS:PRIVATE"],
          ["UID:1", "SUMMARY:A", "RECURRENCE-ID:20260516T100000Z"],
        ], []
      ),
      (
        [["UID:1", "SUMMARY:A", "RECURRENCE-ID:20260516T100000Z", "SEQUENCE:9"]],
        [["UID:1", "SUMMARY:A", "RECURRENCE-ID:20260516T100000Z", "CLASS:PRIVATE"]]
      ),
    ] as [([[String]], [[String]])])
  func privateCopies(first: [[String]], second: [[String]]) throws {
    let life = try TestLife()
    func write(_ name: String, _ entries: [[String]]) throws {
      let events = entries.flatMap { ["BEGIN:VEVENT"] + Self.time + $0 + ["END:VEVENT"] }
      try life.write(name, (["BEGIN:VCALENDAR"] + events + ["END:VCALENDAR"]).joined(separator: "\r\n"))
    }
    try write("a.ics", first)
    if !second.isEmpty { try write("b.ics", second) }
    try life.begin()
    #expect(try life.summary() == [])
  }
}
