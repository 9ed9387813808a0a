import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

@Suite struct ToDoTests {
  @Test("Without a directory the list is empty, and nothing is made")
  func empty() throws {
    let directory = try TestDirectory()
    try FileManager.default.removeItem(atPath: directory.path + "/todos")
    #expect(try directory.tree().fallbackText == "No To-Dos")
    #expect(try directory.output("ShowTodoList").dialog?.supporting == "0 open")
    #expect(directory.files(in: "").isEmpty)
  }

  @Test("A to-do is added, shown, completed, taken back and cleared")
  func life() throws {
    let directory = try TestDirectory()
    let added = try directory.output("AddToDo", ["title": " Buy\n milk ", "due": "2026-03-06T12:30:00"])
    #expect(added.snippetIntent == IntentInvocation("inkling/ShowTodoList"))
    let uid = try #require(added.value?["uid"]?.string)
    #expect(directory.files() == [uid + ".ics"])
    #expect(directory.mode(of: "todos/\(uid).ics") == 0o600)
    #expect(directory.text(of: uid + ".ics")?.contains("\r\nDUE:20260306T113000Z\r\n") == true)
    #expect(
      try directory.tree().fallbackText
        == "[ ] Buy milk Due Fri 6 Mar 2026, 12:30\n[Clear Completed]\n[Undo: Added “Buy milk”]")
    #expect(try directory.tree().controls["clear"]?.isDisabled == true)
    _ = try directory.output("CompleteToDo", ["uid": .string(uid), "isCompleted": true])
    let text = try #require(directory.text(of: uid + ".ics"))
    for line in ["STATUS:COMPLETED", "COMPLETED:20260302T090000Z", "PERCENT-COMPLETE:100"] {
      #expect(text.contains("\r\n\(line)\r\n"))
    }
    #expect(try directory.tree().fallbackText.hasPrefix("[x] Buy milk"))
    _ = try directory.output("CompleteToDo", ["uid": .string(uid), "isCompleted": false])
    #expect(try directory.output("ClearCompletedToDos").value == 0)
    #expect(directory.text(of: uid + ".ics")?.contains("STATUS:NEEDS-ACTION") == true)
    _ = try directory.output("CompleteToDo", ["uid": .string(uid), "isCompleted": true])
    #expect(try directory.output("ClearCompletedToDos").value == 1)
    #expect(directory.files().isEmpty)
  }

  @Test("Completing keeps every property that is not ours, and completing again changes nothing")
  func unknownProperties() throws {
    let directory = try TestDirectory()
    let lines =
      "X-APPLE-SORT-ORDER:42\r\nCATEGORIES:home,shop\r\nSEQUENCE:3\r\nDESCRIPTION;LANGUAGE=en:a\\, b\\nc\r\n"
      + "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\n"
    try directory.writeToDo("milk", "Milk", lines: lines)
    _ = try directory.output("CompleteToDo", ["uid": "milk", "isCompleted": true])
    let text = try #require(directory.text(of: "milk.ics"))
    for line in lines.components(separatedBy: "\r\n") where !["", "SEQUENCE:3"].contains(line) {
      #expect(text.contains(line))
    }
    #expect(text.contains("SEQUENCE:4"))
    #expect(text.contains("PRODID:-//other//EN"))
    _ = try directory.output("CompleteToDo", ["uid": "milk", "isCompleted": true])
    #expect(directory.text(of: "milk.ics") == text)
  }

  @Test("Completing keeps the octets of lines that are not UTF-8")
  func otherEncodings() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", "Milk")
    let latin = Array("DESCRIPTION;X=".utf8) + [0xFC] + Array(":Caf".utf8) + [0xE9, 0x20, 0xFF, 0xC3]
    let long = Array("X-RAW:".utf8) + [UInt8](repeating: 0x81, count: 300) + Array("ü\u{1F9C1}".utf8) + [0xC3, 0x28]
    let cut = Array("no property ".utf8) + [0x80]
    var bytes = Array(try #require(directory.text(of: "milk.ics")).utf8)
    let place = try #require(bytes.firstRange(of: Array("SUMMARY".utf8))?.lowerBound)
    bytes.insert(contentsOf: [latin, long, cut].flatMap { $0 + [13, 10] }, at: place)
    let file = URL(filePath: directory.path + "/todos/milk.ics")
    try Data(bytes).write(to: file)
    _ = try directory.output("CompleteToDo", ["uid": "milk", "isCompleted": true])
    let written = [UInt8](try Data(contentsOf: file))
    #expect(written.split(separator: 10).allSatisfy { $0.count <= 76 })
    var unfolded: [UInt8] = []
    for octet in written {
      if octet == 32, unfolded.suffix(2) == [13, 10] { unfolded.removeLast(2) } else { unfolded.append(octet) }
    }
    for line in [latin, long, cut] { #expect(unfolded.firstRange(of: [13, 10] + line + [13, 10]) != nil) }
    #expect(unfolded.firstRange(of: Array("STATUS:COMPLETED".utf8)) != nil)
  }

  @Test("Files that cannot be read are told and never touched")
  func unreadable() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", "Milk", lines: "STATUS:COMPLETED\r\n")
    try directory.write("no calendar", as: "noise.ics")
    try directory.write("", as: "empty.ics")
    try directory.write(String(repeating: "x", count: 1_100_000), as: "huge.ics")
    mkfifo(directory.path + "/todos/pipe.ics", 0o600)
    try directory.write("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:cut\r\nSTATUS:COMPLETED\r\nSUMM", as: "cut.ics")
    let warnings = try directory.output("ShowTodoList").warnings
    #expect(
      Set(warnings.map { $0.message.prefix { $0 != " " } }) == [
        "noise.ics", "empty.ics", "huge.ics", "pipe.ics", "cut.ics",
      ])
    #expect(try directory.output("ClearCompletedToDos").value == 1)
    #expect(directory.files() == ["cut.ics", "empty.ics", "huge.ics", "noise.ics", "pipe.ics"])
    #expect(throws: SnippetError.self) { try directory.output("CompleteToDo", ["uid": "cut", "isCompleted": false]) }
  }

  @Test("Each directory inside is a list")
  func lists() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", "Milk", as: "shop/milk.ics")
    try directory.writeToDo("desk", "Tidy the desk", as: "home/desk.ics")
    #expect(try directory.tree().fallbackText == "home\n[ ] Tidy the desk\nshop\n[ ] Milk\n[Clear Completed]")
    #expect(try directory.tree(["list": "shop"]).fallbackText == "[ ] Milk\n[Clear Completed]")
    guard case .needsInput(let request) = try directory.perform("AddToDo", ["title": "Bread"]) else {
      Issue.record("It did not ask for the list.")
      return
    }
    #expect(request.parameter == "list")
    #expect(request.options == ["home", "shop"])
    _ = try directory.output("AddToDo", ["title": "Bread", "list": "shop"])
    #expect(directory.files(in: "todos/shop").count == 2)
  }

  @Test(
    "A list's name never leaves the directory", arguments: ["..", ".", "", "a/b", "../todos", "/etc", "nobody", ".git"])
  func listNames(name: String) throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", "Milk", as: "shop/milk.ics")
    try directory.writeToDo("hidden", "Hidden", as: ".git/hidden.ics")
    #expect(throws: SnippetError.entityNotFound("There is no such list.")) {
      try directory.output("ShowTodoList", ["list": .string(name)])
    }
  }

  @Test("What is gone is told")
  func gone() throws {
    let directory = try TestDirectory()
    #expect(throws: SnippetError.entityNotFound("The to-do is gone.")) {
      try directory.output("CompleteToDo", ["uid": "milk", "isCompleted": true])
    }
  }

  @Test("A file with several to-dos keeps the others")
  func severalInOneFile() throws {
    let directory = try TestDirectory()
    let toDos = ["a", "b", "c"].map { "BEGIN:VTODO\nUID:\($0)\nSUMMARY:\($0.uppercased())\nEND:VTODO\n" }.joined()
    try directory.write("BEGIN:VCALENDAR\nVERSION:2.0\n\(toDos)END:VCALENDAR\n", as: "all.ics")
    _ = try directory.output("CompleteToDo", ["uid": "b", "isCompleted": true])
    #expect(try directory.tree().fallbackText == "[ ] A\n[ ] C\n[x] B\n[Clear Completed]\n[Undo: Completed “B”]")
    #expect(try directory.output("ClearCompletedToDos").value == 1)
    #expect(try directory.tree().fallbackText == "[ ] A\n[ ] C\n[Clear Completed]\n[Undo: Cleared one to-do]")
  }

  @Test("However many and however strange the to-dos are, the view can be shown")
  func manyAndStrange() throws {
    let directory = try TestDirectory()
    for number in 0..<120 { try directory.writeToDo("u\(number)", "To-do \(number)") }
    try directory.writeToDo("same", "\u{202E}\u{7}evil\\n" + String(repeating: "é", count: 3_000), as: "0 \u{202E}.ics")
    try directory.writeToDo("same", "", lines: "DUE:20260301\r\n", as: "0~1%.ics")
    let tree = try directory.tree()
    #expect(tree.controls.count == ToDoListView.mostRows + 1)
    #expect(tree.fallbackText.contains("and 82 more"))
    #expect(!JSONWriter.text(of: tree.json).unicodeScalars.contains("\u{202E}"))
    #expect(tree.controls.keys.contains("/:0~1%25;"))
  }

  @Test(
    "A to-do whose title shows nothing is untitled",
    arguments: ["\u{202E}", "\u{7}\u{1B}", " \t", "\u{200B}\u{2060}", "\u{202E} \u{200F}", "\u{FEFF}"])
  func untitled(summary: String) throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", summary)
    try directory.writeToDo("family", "👩‍👩‍👧")
    #expect(try directory.tree().fallbackText == "[ ] Untitled\n[ ] 👩‍👩‍👧\n[Clear Completed]")
  }

  @Test("Files, places in them and lists whose names only look alike are rows of their own")
  func lookAlikes() throws {
    let directory = try TestDirectory()
    let two = ["a", "b"].map { "BEGIN:VTODO\nUID:\($0)\nSUMMARY:\($0)\nEND:VTODO\n" }.joined()
    try directory.write("BEGIN:VCALENDAR\n\(two)END:VCALENDAR\n", as: "a.ics")
    for name in ["a 1", "a:1", "a~1", "\u{E9}", "e\u{301}", "\u{212A}", "K"] {
      try directory.writeToDo(name, "x", as: name + ".ics")
    }
    for list in ["\u{E9}", "e\u{301}"] { try directory.writeToDo("c", "y", as: "\(list)/c.ics") }
    let tree = try directory.tree()
    #expect(tree.controls.count == 12)
    #expect(tree.fallbackText.components(separatedBy: "[ ] y").count == 3)
  }

  @Test("A toggle completes the to-do that it stands for, though another has its UID")
  func sameUID() throws {
    let directory = try TestDirectory()
    let two = ["a1", "a2"].map { "BEGIN:VTODO\nUID:same\nSUMMARY:\($0)\nEND:VTODO\n" }.joined()
    try directory.write("BEGIN:VCALENDAR\n\(two)END:VCALENDAR\n", as: "a.ics")
    try directory.writeToDo("same", "b", as: "b.ics")
    try directory.writeToDo("same", "c", as: "shop/c.ics")
    for (key, row) in [("/:b", "[x] b"), ("/:a%2f;1", "[x] a2"), ("/:c", "[x] c")] {
      let tree = try directory.tree()
      let control = try #require(tree.controls.first { $0.key.text.hasSuffix(key) }?.value)
      guard case .intent(let intent) = control.action else { continue }
      let tapped = intent.invocation.setting([intent.valueParameter: true])
      _ = try directory.perform(tapped, in: directory.context)
      #expect(try directory.tree().fallbackText.contains(row))
    }
    #expect(try directory.tree().fallbackText.components(separatedBy: "[x]").count == 4)
    #expect(throws: SnippetError.entityNotFound("More than one to-do has that UID.")) {
      try directory.output("CompleteToDo", ["uid": "same", "isCompleted": true])
    }
  }

  @Test("A toggle whose to-do has moved within its file finds it; one whose to-do is gone changes no other")
  func movedToDo() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("b", "b", as: "a.ics")
    let moved: JSONObject = ["uid": "b", "isCompleted": true, "file": "a.ics", "index": 1]
    _ = try directory.output("CompleteToDo", moved)
    #expect(try directory.tree().fallbackText.hasPrefix("[x] b"))
    try directory.writeToDo("b", "b", as: "c.ics")
    for wrong: JSONObject in [
      ["uid": "b", "file": "d.ics", "index": 0], ["uid": "x", "file": "a.ics", "index": 0],
      ["uid": "b", "file": "../todos/a.ics", "index": 0],
    ] {
      let parameters = JSONObject(members: wrong.members + [.init(key: "isCompleted", value: true)])
      #expect(throws: SnippetError.entityNotFound("The to-do is gone.")) {
        try directory.output("CompleteToDo", parameters)
      }
    }
  }

  @Test("A list's name means the directory with the same bytes, and makes no other")
  func normalForms() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", "Milk", as: "caf\u{E9}/milk.ics")
    #expect(throws: SnippetError.entityNotFound("There is no such list.")) {
      try directory.output("AddToDo", ["title": "Bread", "list": "cafe\u{301}"])
    }
    _ = try directory.output("AddToDo", ["title": "Bread", "list": "caf\u{E9}"])
    #expect(directory.files().count == 1)
    #expect(directory.files(in: "todos/caf\u{E9}").count == 2)
  }

  @Test(
    "Wrong parameters are named",
    arguments: [
      ("AddToDo", ["title": " \n"], "title"), ("AddToDo", ["title": "x", "due": "2026-02-30"], "due"),
      ("AddToDo", ["title": "x", "due": "tomorrow"], "due"),
      ("AddToDo", ["title": "x", "due": "0001-01-01T00:30"], "due"), ("AddToDo", ["title": 7], "title"),
      ("CompleteToDo", ["uid": "x", "isCompleted": "yes"], "isCompleted"), ("ShowTodoList", ["list": 1], "list"),
    ] as [(String, JSONObject, String)])
  func wrongParameters(name: String, parameters: JSONObject, parameter: String) throws {
    let directory = try TestDirectory()
    do {
      _ = try directory.output(name, parameters)
      Issue.record("It was accepted.")
    } catch let error as SnippetError {
      #expect(error.code == -32602)
      #expect(error.parameter == parameter)
    }
    #expect(directory.files().isEmpty)
  }

  @Test("Our own changes do not count as another program's")
  func ledger() throws {
    let directory = try TestDirectory()
    #expect(!directory.toDosChangedOutside())
    _ = try directory.output("AddToDo", ["title": "Milk"])
    #expect(!directory.toDosChangedOutside())
    try directory.writeToDo("bread", "Bread", as: "shop/bread.ics")
    #expect(directory.toDosChangedOutside())
    #expect(!directory.toDosChangedOutside())
    _ = try directory.output("CompleteToDo", ["uid": "bread", "isCompleted": true])
    _ = try directory.output("ClearCompletedToDos")
    #expect(!directory.toDosChangedOutside())
    try directory.write("x", as: "notes.txt")
    #expect(!directory.toDosChangedOutside())
    let before = VdirSnapshot(directory: directory.path + "/todos").digest
    try FileManager.default.removeItem(
      atPath: directory.path + "/todos/" + (directory.files().first { $0.hasSuffix(".ics") } ?? ""))
    #expect(directory.toDosChangedOutside())
    #expect(VdirSnapshot(directory: directory.path + "/todos").digest != before)
  }
}
