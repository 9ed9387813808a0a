import Foundation
import JSONRPC
import Testing

@testable import Snippets

@Suite struct PresentationTests {
  private let tree = Result { try ViewTree(ScenarioViews.toDos) }

  private func members(_ render: [String], _ presentation: JSONObject = [:]) throws -> JSONObject {
    var result = ViewPresentation()
    try result.update(render: render, members: presentation, at: "/presentation")
    return result.members(
      of: try tree.get(), style: SnippetStyle(), snippetID: "sn", revision: 2, title: "To-dos", now: nil)
  }

  @Test(
    "Beside a view stands how it is to be read",
    arguments: [
      ([:], "leftToRight", nil), (["locale": "de_DE"], "leftToRight", "de_DE"), (["locale": "he"], "rightToLeft", "he"),
      (["locale": "ar-EG", "layoutDirection": "leftToRight"], "leftToRight", "ar-EG"),
      (["layoutDirection": "rightToLeft"], "rightToLeft", nil),
    ] as [(JSONObject, String, String?)])
  func reading(presentation: JSONObject, direction: String, locale: String?) throws {
    let answer = try members(["tree"], presentation)
    #expect(answer["schema"]?.int == 1)
    #expect(answer["layoutDirection"]?.string == direction)
    #expect(answer["locale"]?.string == locale)
  }

  @Test("The answer carries the forms that were asked for")
  func forms() throws {
    let read = ["schema", "layoutDirection"]
    #expect(try members([]).keys == read + ["view"])
    #expect(try members(["tree"]).keys == read + ["view"])
    #expect(try members(["hologram"]).keys == read + ["view"])
    #expect(try members(["text"]).keys == read + ["rendered"])
    let all = try members(["tree", "text", "html"])
    #expect(all.keys == read + ["view", "rendered"])
    #expect(all["rendered"]?["text"]?.string?.contains("[ ] 1 Oat milk") == true)
    #expect(all["rendered"]?["html"]?.string?.hasPrefix("<!doctype html>") == true)
    let controls = all["rendered"]?["controls"]?.array ?? []
    #expect(controls.map { $0["number"]?.int } == [1, 2, 3, 4, 5, 6])
    #expect(controls[0]["controlId"] == "/0/:milk" && controls[0]["isOn"] == false)
    #expect(controls[5]["confirmation"]?["confirmLabel"] == "Remove")
  }

  @Test("A page that posts names the snippet, and goes back to the control that was used")
  func page() throws {
    var presentation = ViewPresentation()
    try presentation.update(
      render: ["html"],
      members: ["actions": "postMessage", "targetOrigin": "https://host.example", "colorScheme": "dark"],
      at: "")
    let page = presentation.members(
      of: try tree.get(), style: SnippetStyle(), snippetID: "sn<", revision: 2, title: "T",
      focusedControlID: "/0/:milk",
      now: nil)["rendered"]?["html"]?.string
    let text = try #require(page)
    #expect(text.contains(#"data-snippet-id="sn&lt;" data-revision="2" data-target-origin="https://host.example""#))
    #expect(text.contains(#"data-focus="/0/:milk""#) && text.contains("autofocus"))
    #expect(text.contains(#"data-scheme="dark""#))
  }

  @Test(
    "Values outside their sets are refused, with their place",
    arguments: [
      ("columns", 19), ("columns", 501), ("columns", "80"), ("symbols", "emoji"), ("colors", true),
      ("isolatesTexts", 1), ("colorScheme", "sepia"), ("contrast", "high"), ("dynamicTypeSize", "huge"),
      ("layoutDirection", "up"), ("locale", "e"), ("locale", "<b>"), ("actions", "url"), ("reduceMotion", "yes"),
    ] as [(String, JSONValue)])
  func refused(name: String, value: JSONValue) {
    var presentation = ViewPresentation()
    do {
      try presentation.update(render: nil, members: [name: value], at: "/presentation")
      Issue.record("It was accepted.")
    } catch {
      #expect(error.code == -32602)
      #expect(error.details["pointer"] == .string("/presentation/\(name)"))
    }
  }

  @Test(
    "Messages go to an origin, never to every window",
    arguments: [
      ("https://host.example", true), ("http://127.0.0.1:8080", true), ("vscode-webview://1a2b3c", true),
      ("http://[::1]:80", true), ("*", false), ("/", false), ("null", false), ("", false), ("https://", false),
      ("https://host/path", false), ("https://a b", false), ("https://host\" onload=\"x", false), ("HTTPS://x", false),
      ("https://user@host", false),
    ])
  func origins(origin: String, isAllowed: Bool) {
    #expect(HTMLOptions.isTargetOrigin(origin) == isAllowed)
    var presentation = ViewPresentation()
    let members: JSONObject = ["actions": "postMessage", "targetOrigin": .string(origin)]
    let result = Result { try presentation.update(render: nil, members: members, at: "") }
    let isTaken = (try? result.get()) != nil
    #expect(isTaken == isAllowed)
  }

  @Test("Null says nothing in a presentation")
  func nullMembers() throws {
    var presentation = ViewPresentation()
    let members: JSONObject = [
      "columns": .null, "symbols": .null, "isolatesTexts": .null, "colorScheme": .null, "locale": .null,
      "actions": .null,
      "targetOrigin": .null,
    ]
    try presentation.update(render: nil, members: members, at: "/presentation")
    #expect(throws: SnippetError.self) {
      try presentation.update(render: nil, members: ["actions": "postMessage", "targetOrigin": .null], at: "")
    }
  }

  @Test("The direction of lines is the language's, unless it is said")
  func direction() throws {
    for (members, direction) in [
      (["locale": "ar-EG"], "rtl"), (["locale": "he_IL"], "rtl"), (["locale": "en"], "ltr"), ([:], "ltr"),
      (["locale": "ar", "layoutDirection": "leftToRight"], "ltr"), (["layoutDirection": "rightToLeft"], "rtl"),
    ] as [(JSONObject, String)] {
      let html = try self.members(["html"], members)["rendered"]?["html"]?.string
      #expect(html?.contains(" dir=\"\(direction)\"><head>") == true)
    }
  }

  @Test("Colours are used only when they are asked for, and are all that they add")
  func colors() throws {
    let plain = try members(["text"])["rendered"]?["text"]?.string ?? ""
    let coloured = try members(["text"], ["colors": "sixteen"])["rendered"]?["text"]?.string ?? ""
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[1mGroceries\u{1B}[0m"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test("Texts are isolated where the terminal orders letters itself")
  func isolated() throws {
    let text = try members(["text"], ["isolatesTexts": true])["rendered"]?["text"]?.string ?? ""
    #expect(text.contains("[ ] 1 \u{2068}Oat milk\u{2069}"))
  }
}
