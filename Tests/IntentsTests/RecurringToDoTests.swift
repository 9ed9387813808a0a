import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

/// To-dos that repeat: completing one completes its instance, and the series goes on.
@Suite struct RecurringToDoTests {
  @Test("Completing a series leaves its instance as done and moves it on, and all of that is taken back at once")
  func complete() async throws {
    let directory = try TestDirectory()
    let lines = "DUE:20260303T090000Z\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\nX-OWN:1\r\n"
    try directory.writeToDo("plants", "Water the plants", lines: lines)
    let before = directory.text(of: "plants.ics")
    let list = try await directory.shown("ShowTodoList")
    #expect(list.text.hasPrefix("[ ] Water the plants Due Tue 3 Mar 2026, 10:00 Repeats\n"), "\(list.text)")
    try await list.tap("/:plants", true)
    #expect(
      list.text.hasPrefix(
        "[ ] Water the plants Due Tue 10 Mar 2026, 10:00 Repeats\n[x] Water the plants Due Tue 3 Mar 2026, 10:00\n"),
      "\(list.text)")
    let series = try #require(directory.text(of: "plants.ics"))
    for line in ["UID:plants", "DUE:20260310T090000Z", "RRULE:FREQ=WEEKLY;COUNT=2", "X-OWN:1", "STATUS:NEEDS-ACTION"] {
      #expect(series.contains("\r\n\(line)\r\n"), "\(line)")
    }
    let done = try #require(directory.files().first { $0 != "plants.ics" }.flatMap(directory.text))
    for line in ["DUE:20260303T090000Z", "X-OWN:1", "STATUS:COMPLETED", "RELATED-TO:plants"] {
      #expect(done.contains("\r\n\(line)\r\n"), "\(line)")
    }
    #expect(!done.contains("RRULE") && !done.contains("UID:plants\r\n"))
    try await list.tap("undo")
    #expect(directory.files() == ["plants.ics"] && directory.text(of: "plants.ics") == before)
  }

  @Test("A tap on the row as it was completes no further instance")
  func staleTap() async throws {
    let directory = try TestDirectory()
    try directory.writeToDo("a", "A", lines: "DUE;VALUE=DATE:20260303\r\nRRULE:FREQ=DAILY\r\n")
    let (one, other) = (try await directory.shown("ShowTodoList"), try await directory.shown("ShowTodoList"))
    try await one.tap("/:a", true)
    #expect(try await other.tap("/:a", true).error == nil)
    #expect(other.text.hasPrefix("[ ] A Due Wed 4 Mar 2026 Repeats\n[x] A Due Tue 3 Mar 2026\n"), "\(other.text)")
    #expect(directory.files().count == 2)
    try await other.tap("/:a", true)
    #expect(other.text.hasPrefix("[ ] A Due Thu 5 Mar 2026 Repeats\n"), "\(other.text)")
    #expect(directory.files().count == 3)
  }

  @Test("The last instance completes the series, and three taps go through it")
  func last() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("a", "A", lines: "DUE;VALUE=DATE:20260303\r\nRRULE:FREQ=DAILY;COUNT=3\r\n")
    for _ in 0..<3 { _ = try directory.output("CompleteToDo", ["uid": "a", "isCompleted": true]) }
    #expect(directory.files().count == 3)
    #expect(directory.text(of: "a.ics")?.contains("STATUS:COMPLETED") == true)
    #expect(try directory.tree().fallbackText.components(separatedBy: "[x] A Due").count == 4)
    #expect(try directory.output("ClearCompletedToDos").value == 2)
    #expect(directory.files() == ["a.ics"])
  }

  @Test(
    "A series with a rule that is not understood, or with changed instances, is neither completed nor cleared",
    arguments: ["RRULE:FREQ=HOURLY\r\n", "RRULE:FREQ=YEARLY;BYWEEKNO=7\r\n", "rrule;X=y:FREQ=\r\n", ""])
  func unknown(lines: String) throws {
    let directory = try TestDirectory()
    let instance = "END:VTODO\r\nBEGIN:VTODO\r\nUID:plants\r\nRECURRENCE-ID:20260309T090000Z\r\nSUMMARY:Wilted\r\n"
    try directory.writeToDo(
      "plants", "Water the plants", lines: "DTSTART:20260302T090000Z\r\n" + lines + (lines.isEmpty ? instance : ""))
    let text = directory.text(of: "plants.ics")
    let tree = try directory.tree()
    #expect(tree.controls["/:plants"]?.isDisabled == true)
    #expect(tree.fallbackText.contains("Repeats, and cannot be completed here"))
    #expect(throws: SnippetError.self) {
      try directory.output("CompleteToDo", ["uid": "plants", "isCompleted": true])
    }
    #expect(directory.text(of: "plants.ics") == text && directory.files().count == 1)
  }

  @Test("A series that is done as a whole is not cleared: what is still to come would go with it")
  func cleared() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("a", "A", lines: "DTSTART:20260302T090000Z\r\nRRULE:FREQ=DAILY\r\nSTATUS:COMPLETED\r\n")
    try directory.writeToDo("milk", "Milk", lines: "STATUS:COMPLETED\r\n")
    #expect(try directory.output("ClearCompletedToDos").value == 1)
    #expect(directory.files() == ["a.ics"])
    #expect(try directory.tree().controls["clear"]?.isDisabled == true)
  }

  @Test("Toggling and clearing are taken back, the last one first, and not where a file was changed since")
  func undo() async throws {
    let directory = try TestDirectory()
    for name in ["a", "b", "c"] { try directory.writeToDo(name, name.uppercased()) }
    let list = try await directory.shown("ShowTodoList")
    let before = try #require(directory.text(of: "a.ics"))
    try await list.tap("/:a", true)
    try await list.tap("/:b", true)
    try await list.tap("clear")
    #expect(list.text == "[ ] C\n[Clear Completed]\n[Undo: Cleared 2 to-dos]")
    try await list.tap("undo")
    #expect(list.text == "[ ] C\n[x] A\n[x] B\n[Clear Completed]\n[Undo: Completed “B”]", "\(list.text)")
    #expect(try directory.output("Undo").value == ["undone": "Completed “B”"])
    try await list.reload()
    #expect(list.text == "[ ] B\n[ ] C\n[x] A\n[Clear Completed]\n[Undo: Completed “A”]", "\(list.text)")
    _ = try directory.output("Undo")
    #expect(directory.text(of: "a.ics") == before)
    _ = try directory.output("CompleteToDo", ["uid": "c", "isCompleted": true])
    try directory.writeToDo("c", "Changed")
    #expect(throws: SnippetError.entityNotFound("It was changed since, so it stays as it is.")) {
      try directory.output("Undo")
    }
    try await list.reload()
    #expect(list.text == "[ ] A\n[ ] B\n[ ] Changed\n[Clear Completed]", "\(list.text)")
  }

  @Test("Another program's change wins over taking back a clearing", arguments: ["a.ics", "b.ics"])
  func undoClearing(name: String) throws {
    let directory = try TestDirectory()
    try directory.writeToDo("a", "A", lines: "STATUS:COMPLETED\r\n")
    try directory.writeToDo("b", "B", lines: "STATUS:COMPLETED\r\n")
    #expect(try directory.output("ClearCompletedToDos").value == 2)
    try directory.writeToDo("new", "New", as: name)
    #expect(throws: SnippetError.self) { try directory.output("Undo") }
    #expect(directory.files() == [name])
    #expect(try !directory.tree().fallbackText.contains("Undo"))
  }
}
