import Foundation
import JSONRPC
import Testing

@testable import Snippets

@Suite struct PageSafetyTests {
  private let intent = ControlIntent("test/Set", title: "Set")

  private func main(_ node: ViewNode, _ options: HTMLOptions = HTMLOptions()) throws -> String {
    let text = HTMLRenderer.render(try ViewTree(node), options: options).text
    return String(text[(text.range(of: "<main>")?.lowerBound ?? text.startIndex)...])
  }

  @Test(
    "Nothing that is written becomes markup",
    arguments: [
      "\"><script>alert(1)</script>", "' onfocus='x", "\" onmouseover=\"x", "</style><script>x", "<!-- -->", "`${x}`",
      "]]>", "&lt;b&gt;", "<svg/onload=x>", "\u{0}<b>", "</main></body>", "<\u{200B}b>",
    ])
  func injection(text: String) throws {
    let evil = ViewNode.verticalStack([
      .text(text).modifier(ViewModifier("help", ["value": .string(text)])).modifier(.lineLimit(1)),
      .label(text + "x", systemImage: "star"),
      .button(text, intent: intent, confirmation: ButtonConfirmation(title: text, message: text, confirmLabel: text))
        .id("i"),
      .toggle(text, isOn: true, intent: intent).modifier(.accessibilityLabel(text)),
      ViewNode(.image(systemName: "star", label: text + "x")),
      ViewNode(.dataImage(base64: SampleViews.pixel, label: text + "x")),
      ViewNode(
        .picker(
          label: .text(text), selection: "a\"><b", options: [PickerOption(value: "a\"><b", label: text)], intent: intent
        )),
      ViewNode(.contentUnavailableView(title: text, systemImage: nil, description: text, actions: [])),
      ViewNode(.text(.runs([TextRun(text, link: "https://example.org/?\"><b>")]))),
      .text("x").modifier(ViewModifier("badge", ["value": .string(text)])),
    ])
    let options = HTMLOptions(
      actions: .postMessage(targetOrigin: "https://host.example"), snippetID: text, title: text, focusedControlID: text)
    let page = HTMLRenderer.render(try ViewTree(evil), options: options).text
    let harmless = HTMLRenderer.render(
      try ViewTree(
        .verticalStack([
          .text("x").modifier(ViewModifier("help", ["value": "x"])).modifier(.lineLimit(1)),
          .label("x", systemImage: "star"),
          .button("x", intent: intent, confirmation: ButtonConfirmation(title: "x", message: "x", confirmLabel: "x"))
            .id("i"),
          .toggle("x", isOn: true, intent: intent).modifier(.accessibilityLabel("x")),
          ViewNode(.image(systemName: "star", label: "x")), ViewNode(.dataImage(base64: SampleViews.pixel, label: "x")),
          ViewNode(
            .picker(label: .text("x"), selection: "a", options: [PickerOption(value: "a", label: "x")], intent: intent)),
          ViewNode(.contentUnavailableView(title: "x", systemImage: nil, description: "x", actions: [])),
          ViewNode(.text(.runs([TextRun("x", link: "https://example.org/")]))),
          .text("x").modifier(ViewModifier("badge", ["value": "x"])),
        ])),
      options: HTMLOptions(
        actions: .postMessage(targetOrigin: "https://host.example"), snippetID: "x", title: "x", focusedControlID: "x")
    ).text
    // The same tags and the same attributes as a page of harmless words has.
    func shape(_ page: String) -> [Int] { "<>\"".map { sign in page.count { $0 == sign } } }
    #expect(shape(page) == shape(harmless))
  }

  @Test("An address that may not be opened is words, a link in a control is words too")
  func links() throws {
    let bad = try main(ViewNode(.link(label: .text("x"), destination: "javascript:alert(1)")))
    #expect(!bad.contains("href") && bad.contains("javascript:alert(1)"))
    let inside = try main(
      ViewNode(
        .button(
          label: ViewNode(.link(label: .text("x"), destination: "https://example.org")), role: nil, intent: intent,
          confirmation: nil)))
    #expect(!inside.contains("<a"))
    let good = try main(ViewNode(.link(label: .text("x"), destination: "https://example.org")))
    #expect(good.contains(#"href="https://example.org" rel="noopener noreferrer" target="_blank""#))
  }

  @Test("A page without actions has no script, one that would post to every window has none either")
  func scripts() throws {
    for options in [HTMLOptions(), HTMLOptions(actions: .postMessage(targetOrigin: "*"))] {
      let page = HTMLRenderer.render(try ViewTree(.button("x", intent: intent)), options: options).text
      #expect(!page.contains("<script") && !page.contains("script-src"))
    }
  }

  @Test("Redacted words are not in the page or in the text, and neither is their control's name")
  func redacted() throws {
    let secret = ViewNode.verticalStack([
      .text("Password"), .button("Password", intent: intent).modifier(.accessibilityLabel("Password")),
      .text("Password").modifier(.lineLimit(1)),
    ]).modifier(ViewModifier("redacted", ["value": "placeholder"]))
    #expect(try !main(secret).contains("Password"))
    let text = TextRenderer.render(try ViewTree(secret)).text
    #expect(!text.contains("Password") && text.contains("░"))
    #expect(TextRenderer.render(try ViewTree(secret)).controls.map(\.label) == ["Hidden"])
  }

  @Test("Semantics: what things are is said by elements and roles")
  func semantics() throws {
    let view = ViewNode(
      .list(children: [
        ViewNode(.section(header: .text("Head"), footer: nil, children: [.toggle("On", isOn: true, intent: intent)])),
        .text("Title").modifier(ViewModifier("accessibilityAddTraits", ["value": ["isHeader"]])),
        .text("Live").modifier(ViewModifier("accessibilityAddTraits", ["value": ["updatesFrequently"]])),
        .button("B", intent: intent).modifier(ViewModifier("help", ["value": "What it does"])).modifier(.disabled()),
        ViewNode(.image(systemName: "star", label: nil)), ViewNode(.dataImage(base64: SampleViews.pixel, label: nil)),
      ]))
    let page = try main(view)
    for part in [
      #"<section class="sec" aria-labelledby="s1"><h3 class="hd" id="s1">"#, #"<ul class="rows" role="list"><li"#,
      #"role="switch" aria-checked="true""#, #"<h3 class="t" dir="auto">Title</h3>"#, #"aria-live="polite""#,
      #"aria-description="What it does" title="What it does" disabled>"#, #"aria-hidden="true"><path"#, #"alt="">"#,
    ] { #expect(page.contains(part), "\(part)") }
  }
}
