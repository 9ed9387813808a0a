import CivilTime
import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("Questions to write about")
struct ReflectionTests {
  private static func ask(
    _ life: TestLife, on handle: String? = nil, after: String? = nil, seed: String? = nil,
    level: DisclosureLevel = .opaque, client: String = "host", now: Date = TestLife.now
  ) throws -> JSONValue {
    try life.journal.reflection(
      on: handle, after: after, seed: seed, level: level, client: client, now: now, home: TestLife.home)
  }

  private static func prompts(
    _ life: TestLife, on handle: String? = nil, level: DisclosureLevel = .opaque, seed: String? = nil
  ) throws -> [String] {
    var prompts: [String] = []
    var after: String?
    for _ in 0..<100 {
      let answer = try ask(life, on: handle, after: after, seed: seed, level: level)
      let prompt = try #require(answer["reflection"]?["prompt"]?.string)
      guard prompt != prompts.first else { return prompts }
      prompts.append(prompt)
      after = try #require(answer["reflection"]?["id"]?.string)
    }
    Issue.record("it never comes round")
    return prompts
  }

  @Test("they go round, each once, in an order that the seed alone makes")
  func round() throws {
    let life = try SuggestionTests.life()
    let first = try Self.prompts(life)
    #expect(first.count >= 20 && Set(first).count == first.count)
    #expect(try Self.prompts(life) == first)
    let monday = try Self.prompts(life, seed: "monday")
    #expect(monday != first && Set(monday) == Set(first))
    let other = try SuggestionTests.life()
    #expect(try Self.prompts(other, seed: "monday") == monday, "whatever else there is")
    let nextDay = try Self.ask(life, now: TestLife.now.addingTimeInterval(86_400))
    #expect(try Self.ask(life) != nextDay)
  }

  @Test("of a suggestion an opaque question tells kinds, counts and days, and one with titles what is known")
  func levels() throws {
    let life = try SuggestionTests.life()
    let handle = try #require(
      try life.list().first { $0["title"] == "Robin's party" }?["handle"]?.string)
    let opaque = try Self.prompts(life, on: handle)
    #expect(opaque.contains { $0.contains("Saturday, 16 May") } && opaque.contains { $0.contains("5 pictures") })
    for word in ["Robin", "party", "Garden", "Finch"] {
      #expect(!opaque.joined().contains(word), "\(word)")
    }
    let titled = try Self.prompts(life, on: handle, level: .titles)
    for word in ["“Robin's party”", "“Garden”", "Finch Gray"] {
      #expect(titled.joined().contains(word), "\(word)")
    }
    #expect(!titled.joined().contains("for the first time"), "nothing says so")
    #expect(!(opaque + titled).contains { $0.contains("the call") || $0.contains("felt") || $0.contains("halfway") })
  }

  @Test("the chosen one is given, with the days of what it is about, and written down")
  func chosen() throws {
    let life = try SuggestionTests.life()
    let handle = try SuggestionTests.handle(life)
    let answer = try Self.ask(life, on: handle)
    let suggestion = try SuggestionTests.select(life, try #require(answer["handle"]?.string))
    let prompt = try #require(answer["reflection"]?["prompt"])
    #expect(suggestion["title"] == prompt && suggestion["items"]?.array?.count == 1)
    #expect(suggestion["date"]?["start"] == "2026-05-16T00:00:00+02:00")
    #expect(suggestion["date"]?["end"] == "2026-05-17T00:00:00+02:00")
    let item = suggestion["items"]?.array?.first
    #expect(item?["kind"] == "reflection" && item?["content"]?["prompt"] == prompt)
    #expect(item?["content"]?["color"] == answer["reflection"]?["color"])
    let record = try #require(try life.journal.disclosures().first)
    #expect(record.items.array?.first?["kind"] == "reflection")
    #expect(throws: JournalError.nothingLeft) {
      try SuggestionTests.select(life, try #require(answer["handle"]?.string), excluding: ["1"])
    }
  }

  @Test("one without a subject is about its day, also when it is chosen on the next")
  func general() throws {
    let life = try SuggestionTests.life()
    let answer = try Self.ask(life)
    let suggestion = try SuggestionTests.select(
      life, try #require(answer["handle"]?.string), now: TestLife.now.addingTimeInterval(70_000))
    #expect(suggestion["date"]?["start"] == "2026-05-18T00:00:00+02:00")
    #expect(suggestion["title"] == answer["reflection"]?["prompt"])
  }

  @Test("what is gone is asked about no more, and handles are a client's own")
  func gone() throws {
    let life = try SuggestionTests.life()
    let handle = try SuggestionTests.handle(life)
    let question = try #require(try Self.ask(life, on: handle)["handle"]?.string)
    #expect(throws: JournalError.unknownHandle) { try SuggestionTests.select(life, question, client: "other") }
    #expect(throws: JournalError.unknownHandle) { try Self.ask(life, on: handle, client: "other") }
    #expect(throws: JournalError.unknownItem("never")) { try Self.ask(life, after: "never") }
    #expect(throws: JournalError.expiredHandle) { try Self.ask(life, on: question) }
    let day = try #require(CivilDate("2026-05-16"))
    try life.journal.exclude(.days(from: day, through: day))
    #expect(throws: JournalError.expiredHandle) { try SuggestionTests.select(life, question) }
    #expect(throws: JournalError.expiredHandle) { try Self.ask(life, on: handle) }
  }

  @Test("switched off there are none, and those given before are gone")
  func off() throws {
    let life = try SuggestionTests.life()
    let question = try #require(try Self.ask(life)["handle"]?.string)
    try life.journal.setCategory(.reflections, isShown: false)
    #expect(try Self.ask(life) == ["emptyReason": "turnedOff"])
    #expect(throws: JournalError.expiredHandle) { try SuggestionTests.select(life, question) }
    #expect(try !life.list().isEmpty, "the lists are as they were")
  }

  @Test("no text of the person's breaks a question into lines")
  func hostile() throws {
    let life = try TestLife()
    try life.write(
      "cal.ics",
      TestLife.calendar(
        [
          "UID:x", "DTSTART;TZID=Europe/Berlin:20260516T121500", "DTEND;TZID=Europe/Berlin:20260516T134500",
          "SUMMARY:A\\nB \u{202E}C", "ATTENDEE;CN=\"D\u{7}E\":mailto:d@example.org",
        ]))
    try life.begin()
    let handle = try #require(try life.list(.recent).first?["handle"]?.string)
    for prompt in try Self.prompts(life, on: handle, level: .titles) {
      #expect(prompt.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E && $0.value != 0x7F })
    }
  }
}
