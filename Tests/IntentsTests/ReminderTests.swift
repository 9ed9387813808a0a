import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

@Suite struct ReminderTests {
  private let tent: JSONObject = [
    "title": "Bring the tent", "due": "2026-03-06T18:00:00", "timeZone": "America/New_York", "location": "Old Mill",
  ]

  @Test("A reminder is confirmed, and then a to-do with its time in UTC, its place and an alert")
  func write() async throws {
    let directory = try TestDirectory()
    let snippet = try await directory.shown("CreateReminder", tent)
    #expect(snippet.answer.kind == .confirmation)
    #expect(snippet.text.hasPrefix("Bring the tent\nDue Sat 7 Mar 2026, 00:00\nOld Mill\n"))
    #expect(directory.files().isEmpty)
    try await snippet.tap("$confirm")
    #expect(snippet.answer.kind == .result)
    #expect(snippet.text.hasPrefix("[ ] Bring the tent"))
    let toDo = try #require(directory.files().first.flatMap(directory.text))
    for line in [
      "SUMMARY:Bring the tent", "DUE:20260306T230000Z", "LOCATION:Old Mill", "STATUS:NEEDS-ACTION",
      "TRIGGER;VALUE=DATE-TIME:20260306T230000Z",
    ] { #expect(toDo.contains(line + "\r\n"), "\(line)") }
    try await snippet.tap("undo")
    #expect(directory.files().isEmpty && snippet.text.hasPrefix("No To-Dos"))
  }

  @Test(
    "What is changed before the confirmation is what is written",
    arguments: [
      ([("day-more", nil), ("time-less", nil)], ["DUE:20260307T224500Z"], []),
      ([("hasTime", false)], ["DUE;VALUE=DATE:20260306"], ["VALARM"]), ([("hasDue", false)], [], ["DUE", "VALARM"]),
      ([("hasDue", false), ("hasDue", true)], ["DUE:20260306T230000Z"], []),
      ([("alarm", false), ("location", false)], ["DUE:20260306T230000Z"], ["VALARM", "LOCATION"]),
    ] as [([(String, Bool?)], [String], [String])])
  func changes(taps: [(String, Bool?)], lines: [String], absent: [String]) async throws {
    let directory = try TestDirectory()
    let snippet = try await directory.shown("CreateReminder", tent)
    for (id, value) in taps { #expect(try await snippet.tap(id, value).outcome == .performed) }
    try await snippet.tap("$confirm")
    let toDo = try #require(directory.files().first.flatMap(directory.text))
    for line in lines { #expect(toDo.contains("\r\n\(line)\r\n"), "\(line) is missing in \(toDo)") }
    for name in absent { #expect(!toDo.contains(name), "\(name)") }
  }

  @Test("The list is chosen among those that can be written")
  func lists() async throws {
    let directory = try TestDirectory()
    for (name, title) in [("shop", "Shopping"), ("home", nil)] as [(String, String?)] {
      try directory.write(title ?? "", as: "\(name)/displayname")
    }
    let snippet = try await directory.shown("CreateReminder", ["title": "Milk"])
    #expect(snippet.text.contains("✓ home") && snippet.text.contains("Shopping"))
    try await snippet.tap("list-1")
    #expect(snippet.text.contains("✓ Shopping"))
    try await snippet.tap("$confirm")
    #expect(directory.files(in: "todos/shop").count == 2)
  }

  @Test(
    "Wrong parameters are named",
    arguments: [
      (["title": " "], "title"), (["title": "x", "due": "2026-02-30"], "due"),
      (["title": "x", "due": "0001-01-01T00:30"], "due"), (["title": "x", "timeZone": "PST"], "timeZone"),
      (["title": .string(String(repeating: "x", count: 10_000))], "title"),
      (["title": "x", "location": "\u{0}\u{1B}"], "location"),
    ] as [(JSONObject, String)])
  func wrongParameters(parameters: JSONObject, parameter: String) throws {
    let directory = try TestDirectory()
    do {
      _ = try directory.output("CreateReminder", parameters, isConfirmed: true)
      Issue.record("It was accepted.")
    } catch let error as SnippetError {
      #expect(error.parameter == parameter)
    }
    #expect(directory.files().isEmpty)
  }
}
