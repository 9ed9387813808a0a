import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

/// Files are written whole, under names of their own, and never over what somebody else wrote.
@Suite struct WritingTests {
  @Test("A new file is never written over one that came meanwhile, and leaves nothing behind")
  func neverOver() throws {
    let directory = try TestDirectory()
    try directory.write("theirs", as: "a.ics")
    let vdir = Vdir(path: directory.path + "/todos")
    #expect(throws: Vdir.Failure.changed) { try vdir.write(Array("ours".utf8), as: "a.ics", replacing: nil) }
    #expect(directory.text(of: "a.ics") == "theirs")
    let signature = try #require(vdir.signature(of: "a.ics"))
    try directory.write("theirs, again", as: "a.ics")
    #expect(throws: Vdir.Failure.changed) { try vdir.write([], as: "a.ics", replacing: signature) }
    #expect(throws: Vdir.Failure.changed) { try vdir.remove("a.ics", expected: signature) }
    try FileManager.default.createDirectory(atPath: directory.path + "/todos/b.ics", withIntermediateDirectories: true)
    #expect(throws: Vdir.Failure.changed) { try vdir.write([], as: "b.ics", replacing: nil) }
    let written = try vdir.write(Array("ours".utf8), as: "c.ics", replacing: nil)
    #expect(vdir.signature(of: "c.ics") == written)
    #expect(directory.files() == ["a.ics", "b.ics", "c.ics"])
  }

  @Test(
    "Hostile words of an event stay in their property, and its file in its directory",
    arguments: [
      ("../../evil", "x"), ("a\r\nEND:VEVENT\r\nBEGIN:VALARM", "b\nATTENDEE:mailto:x"),
      ("\u{1B}]0;t\u{7}x", "\u{202E}y"),
      (String(repeating: "🧀", count: 500), String(repeating: "ü,", count: 250)), (";;\\,\\n", "\\"),
    ])
  func hostileWords(title: String, location: String) throws {
    let directory = try TestDirectory()
    let parameters: JSONObject = [
      "title": .string(title), "location": .string(location), "start": "2026-03-06T10:00:00",
      "attendees": [.string(title), .string(location)],
    ]
    _ = try directory.output("CreateEvent", parameters, isConfirmed: true)
    #expect(directory.files(in: "") == ["calendar", "todos"])
    let name = try #require(directory.files(in: "calendar").first)
    let text = try String(contentsOfFile: directory.path + "/calendar/" + name, encoding: .utf8)
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(
      lines.count { $0 == "END:VEVENT" } == 1 && !lines.contains { $0.hasPrefix("ATTENDEE") || $0 == "BEGIN:VALARM" })
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\r" && $0 != "\n" || $0 == "\u{202E}" })
    let shown = try directory.tree(of: IntentInvocation("inkling/ShowAgenda", parameters: ["day": "2026-03-06"]))
    #expect(shown.fallbackText.contains("10:00 – 11:00"))
  }

  @Test(
    "Words that are too long are named",
    arguments: [
      ("CreateEvent", "title"), ("CreateEvent", "location"), ("CreateReminder", "title"), ("AddContact", "name"),
      ("AddContact", "postalAddress"), ("ShowContact", "name"), ("OpenInMaps", "query"), ("AddToDo", "title"),
    ])
  func tooLong(name: String, parameter: String) throws {
    var parameters: JSONObject = [
      "title": "x", "start": "2026-03-06", "name": "x", "phoneNumbers": ["1"], "query": "x",
    ]
    parameters[parameter] = .string(String(repeating: "x", count: 10_000))
    do {
      _ = try TestDirectory().output(name, parameters, isConfirmed: true)
      Issue.record("It was accepted.")
    } catch let error as SnippetError {
      #expect(error.parameter == parameter)
    }
  }

  @Test("No name of a calendar, a list or a file leads out of the directory")
  func names() async throws {
    let directory = try TestDirectory()
    try directory.write("BEGIN:VCARD\r\nFN:Secret\r\nEND:VCARD\r\n", as: "../outside.vcf")
    for name in ["../outside.vcf", "..", "/etc/passwd", "", "a\u{0}b", ".hidden.vcf"] {
      let parameters: JSONObject = ["item": .string(name), "collection": ".."]
      #expect(
        try directory.tree(of: IntentInvocation("inkling/ShowContact", parameters: parameters)).fallbackText
          == "No Longer in Your Contacts")
      #expect(
        try directory.tree(of: IntentInvocation("inkling/ShowEvent", parameters: parameters)).fallbackText
          == "No Longer on Your Calendar")
    }
    let snippet = try await directory.shown("CreateEvent", ["title": "x", "start": "2026-03-06"])
    let draft = try #require(snippet.answer.view.map { _ in snippet.answer.snippetID })
    #expect(throws: SnippetError.self) {
      try directory.output("AdjustEvent", ["draft": .string(draft), "change": "calendar", "name": "../x"])
    }
  }

  @Test("Every view is drawn the same way twice, and drawing writes nothing")
  func purity() async throws {
    let directory = try TestDirectory()
    for (name, parameters): (String, JSONObject) in [
      ("ShowTodoList", [:]), ("ShowAgenda", ["range": "week"]), ("ShowContact", ["name": "x"]),
      ("CreateEvent", ["title": "x", "start": "2026-03-06"]), ("CreateReminder", ["title": "x"]),
      ("AddContact", ["name": "x", "phoneNumbers": ["1"]]),
    ] {
      let snippet = try await directory.shown(name, parameters)
      let before = snippet.answer.view
      try await snippet.reload()
      #expect(snippet.answer.view == before && snippet.answer.warnings.isEmpty, "\(name)")
    }
    #expect(directory.files(in: "") == ["todos"] && directory.files().isEmpty)
  }
}
