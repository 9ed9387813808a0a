import JSONRPC
import Testing

@testable import Snippets

@Suite struct ViewTreeTests {
  private let intent = ControlIntent("test/Set")

  private func error(_ node: ViewNode, isInteractive: Bool = true) -> ViewError? {
    do {
      _ = try ViewTree(node, isInteractive: isInteractive)
      return nil
    } catch {
      return error
    }
  }

  @Test("Ids come from the structure and the keys, and are the same each time")
  func ids() throws {
    let node = ViewNode(
      .list(children: [
        .text("x"),
        ViewNode(
          .section(
            header: nil, footer: nil,
            children: ViewNode.forEach(["a", "b/c"], key: \.self) { .button($0, intent: intent) })),
        .verticalStack([.button("Own", intent: intent).id("own"), .button("Derived", intent: intent)]).id("stack"),
        ViewNode(
          .contentUnavailableView(
            title: "x", systemImage: nil, description: nil, actions: [.button("In", intent: intent)])),
      ]))
    let ids = try ViewTree(node).controls.keys.map(\.text).sorted()
    #expect(ids == ["/1/:a", "/1/:b%2f;c", "/3/actions/0", "own", "stack/1"])
    #expect(try ViewTree(node) == ViewTree(node))
  }

  @Test("Keys and ids that only look alike are different ones")
  func canonicallyEqual() throws {
    let names = ["\u{E9}", "e\u{301}"]
    let rows = ViewNode.forEach(names, key: \.self) { .toggle($0, isOn: false, intent: intent) }
    let buttons = names.map { ViewNode.button($0, intent: intent).id($0) }
    let tree = try ViewTree(ViewNode(.list(children: rows + buttons)))
    #expect(tree.controls.count == 4)
    #expect(tree.controls["/:e\u{301}"]?.isToggle == true)
  }

  @Test("Two nodes with one id are refused, with both places")
  func duplicates() {
    let author = error(.verticalStack([.text("x").id("a"), .horizontalStack([.text("y").id("a")])]))
    #expect(author?.path == "/children/1/children/0")
    #expect(author?.message.contains("/children/0") == true)
    let keys = error(ViewNode(.list(children: ViewNode.forEach(["a", "a"], key: \.self) { .text($0) })))
    #expect(keys?.path == "/children/1")
    #expect(error(.verticalStack([.text("x").id("/1"), .text("y")]))?.path == "/children/1")
  }

  @Test("An author's id may look like that of a place, and is refused where it is one")
  func idsOfPlaces() throws {
    let row = ViewNode.horizontalStack([.text("x"), .button("y", intent: intent)]).id("a")
    let other = error(.verticalStack([row, .button("z", intent: intent).id("a/0")]))
    #expect(other?.path == "/children/1")
    #expect(other?.message == "the id a/0 is also that of /children/0/children/0")
    let rest = error(.verticalStack([.text("x").id("/"), .text("y")]))
    #expect(rest?.message == "the id / is also that of the root")
    let tree = try ViewTree(.verticalStack([row, .button("z", intent: intent).id("a/2")]))
    #expect(tree.controls.keys.map(\.text).sorted() == ["a/1", "a/2"])
  }

  @Test("The JSON of a view is its text, and reads as what it says")
  func textOfTree() throws {
    let tree = try ViewTree(.verticalStack(spacing: 4, [.toggle("a\"\u{2028}", isOn: true, intent: intent).id("t")]))
    let text = JSONWriter.text(of: tree.json)
    #expect(try JSONParser.parse(text) == tree.json)
    #expect(tree.json["children"]?.array?[0]["label"]?["text"] == "a\"\n")
    #expect(JSONWriter.text(of: ["view": tree.json]) == #"{"view":\#(text)}"#)
    #expect(!text.contains("\n"))
  }

  @Test(
    "Ids that are not allowed",
    arguments: ["", "$confirm", "$", "a\u{7}", "a\u{202E}", String(repeating: "x", count: 129)])
  func badIDs(id: String) {
    #expect(error(.text("x").id(id))?.path == "/id")
  }

  @Test("Limits hold to the one", arguments: [("nodes", 499), ("depth", 32), ("controls", 50)])
  func limits(name: String, most: Int) {
    func make(_ count: Int) -> ViewNode {
      switch name {
      case "nodes": .verticalStack(Array(repeating: .empty, count: count))
      case "depth": (1..<count).reduce(ViewNode.empty) { node, _ in .verticalStack([node]) }
      default: .verticalStack((0..<count).map { .button("\($0)", intent: intent) })
      }
    }
    #expect(error(make(most)) == nil)
    #expect(error(make(most + 1))?.reason == .tooLarge)
    if name != "controls" {
      #expect(throws: ViewError.self) { try ViewDecoder.decode(make(most + 1).json(for: .author)) }
    }
  }

  @Test("A view beyond 256 KiB is refused")
  func bytes() {
    let text = ViewNode.text(String(repeating: "x", count: 3_990))
    #expect(error(.verticalStack(Array(repeating: text, count: 60))) == nil)
    #expect(error(.verticalStack(Array(repeating: text, count: 70)))?.reason == .tooLarge)
  }

  @Test(
    "Values outside their range are refused, with their place",
    arguments: [
      (.verticalStack(spacing: -1, []), "/spacing"), (.verticalStack(spacing: .nan, []), "/spacing"),
      (.horizontalStack(spacing: .infinity, []), "/spacing"), (ViewNode(.spacer(minLength: 1e9)), "/minLength"),
      (ViewNode(.progressView(value: 2, total: 1, label: nil, currentValueLabel: nil)), "/value"),
      (ViewNode(.progressView(value: 0, total: 0, label: nil, currentValueLabel: nil)), "/total"),
      (ViewNode(.gauge(GaugeContent(value: 2, label: .text("x")))), "/value"),
      (ViewNode(.gauge(GaugeContent(value: 1, minimum: 1, maximum: 1, label: .text("x")))), "/in"),
      (ViewNode(.image(systemName: "star", label: "")), "/label"),
      (ViewNode(.image(systemName: "../x", label: nil)), "/systemName"),
      (.text("x").modifier(.tint("bleu")), "/modifiers/0/value"),
      (.text("x").modifier(.tint("#12345")), "/modifiers/0/value"),
      (.text("x").modifier(.lineLimit(0)), "/modifiers/0/value"),
      (.text("x").modifier(.padding([], 1)), "/modifiers/0/edges"),
      (.text("x").modifier(.padding(nil, -1)), "/modifiers/0/length"), (ViewNode(.text(.runs([]))), "/runs"),
      (ViewNode(.text(.runs([TextRun("x", foregroundStyle: "bleu")]))), "/runs/0/foregroundStyle"),
    ] as [(ViewNode, String)])
  func ranges(node: ViewNode, path: String) {
    #expect(error(node)?.path == path)
  }

  @Test("Controls need a name, and hold no other controls")
  func controls() {
    let icon = ViewNode(.image(systemName: "plus", label: nil))
    let unnamed = ViewNode(.button(label: icon, role: nil, intent: intent, confirmation: nil))
    #expect(error(unnamed)?.reason == .invalid)
    #expect(error(unnamed.modifier(.accessibilityLabel("Add"))) == nil)
    #expect(error(.button(" \u{202E}", intent: intent))?.reason == .invalid)
    let nested = ViewNode(.button(label: .button("x", intent: intent), role: nil, intent: intent, confirmation: nil))
    #expect(error(nested)?.path == "/label")
  }

  @Test("A control names an intent that there is")
  func unknownIntent() {
    #expect(throws: ViewError.invalid("/intent/name", "there is no such intent")) {
      try ViewTree(.button("x", intent: intent)) { _ in nil }
    }
  }

  @Test("Disabled goes down the tree, and a child cannot undo it")
  func disabled() throws {
    let tree = try ViewTree(
      .verticalStack([
        .verticalStack([.button("a", intent: intent).modifier(.disabled(false)).id("a")]).modifier(.disabled()),
        .button("b", intent: intent).id("b"),
      ]))
    #expect(tree.controls["a"]?.isDisabled == true)
    #expect(tree.controls["b"]?.isDisabled == false)
  }

  @Test("Controls of what is no snippet become twins that do nothing")
  func inert() throws {
    let tree = try ViewTree(
      .verticalStack([.button("Go", intent: intent), .toggle("On", isOn: true, intent: intent)]), isInteractive: false)
    #expect(tree.controls.isEmpty)
    #expect(tree.warnings.map(\.code) == [.inertControl, .inertControl])
    #expect(!JSONWriter.text(of: tree.json).contains("intent"))
    #expect(tree.fallbackText == "Go\nOn On")
  }

  @Test("Texts are made harmless wherever they stand, and what is cut is told")
  func texts() throws {
    let evil = "\u{202E}\u{1B}[31m"
    let node = ViewNode.verticalStack([
      .text(evil + "a"), .label(evil + "b", systemImage: "star"),
      ViewNode(.image(systemName: "star", label: evil + "c")),
      ViewNode(.text(.runs([TextRun(evil + "d")]))), .text("e").modifier(.accessibilityLabel(evil + "f")),
      .button(
        evil + "g", intent: intent, confirmation: ButtonConfirmation(title: evil, message: evil, confirmLabel: evil)),
      ViewNode(.contentUnavailableView(title: evil, systemImage: nil, description: evil, actions: [])),
      ViewNode(.link(label: .text(evil), destination: "javascript:" + evil)),
    ])
    let json = JSONWriter.text(of: try ViewTree(node).json)
    #expect(!json.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
    #expect(!json.contains("u001b"))
    let long = try ViewTree(
      .verticalStack([
        .text(String(repeating: "x", count: 5_000)), .button(String(repeating: "y", count: 100), intent: intent),
      ]))
    #expect(long.warnings.map(\.path) == ["/children/0/text", "/children/1/label/text"])
    #expect(long.fallbackText.unicodeScalars.count == 2_000)
  }

  @Test(
    "An element that is not known becomes its fallback, else its nearest ancestor's, else nothing",
    arguments: [
      (#"{"type":"Carousel"}"#, #"{"type":"EmptyView"}"#, 1),
      (#"{"type":"Carousel","fallback":{"type":"Text","text":"x"}}"#, #"{"type":"Text","text":"x"}"#, 1),
      (#"{"type":"Carousel","fallback":"drop"}"#, #"{"type":"EmptyView"}"#, 1),
      (
        #"{"type":"Carousel","fallback":{"type":"Reel","fallback":{"type":"Text","text":"y"}}}"#,
        #"{"type":"Text","text":"y"}"#, 2
      ),
      (#"{"type":"Carousel","fallback":{"type":"Reel"}}"#, #"{"type":"EmptyView"}"#, 2),
      (
        #"{"type":"VStack","fallback":{"type":"Text","text":"z"},"children":[{"type":"HStack","children":[{"type":"Carousel"}]}]}"#,
        #"{"type":"Text","text":"z"}"#, 1
      ),
      (
        #"{"type":"VStack","fallback":{"type":"Text","text":"z"},"children":[{"type":"Carousel","fallback":{"type":"Divider"}}]}"#,
        #"{"type":"VStack","children":[{"type":"Divider"}]}"#, 1
      ),
      (#"{"type":"Carousel","fallback":{"type":"EmptyView"}}"#, #"{"type":"EmptyView"}"#, 1),
      (
        #"{"type":"List","fallback":{"type":"Divider"},"children":[{"type":"VStack","fallback":{"type":"HStack","children":[{"type":"Reel"}]},"children":[{"type":"Carousel"}]}]}"#,
        #"{"type":"Divider"}"#, 2
      ),
      (
        #"{"type":"List","children":[{"type":"VStack","fallback":{"type":"Text","text":"z"},"children":[{"type":"Carousel"},{"type":"Reel"}]},{"type":"Divider"}]}"#,
        #"{"type":"List","children":[{"type":"Text","text":"z"},{"type":"Divider"}]}"#, 1
      ),
      (
        #"{"type":"VStack","children":[{"type":"Carousel"},{"type":"Divider"}]}"#,
        #"{"type":"VStack","children":[{"type":"EmptyView"},{"type":"Divider"}]}"#, 1
      ),
      (
        #"{"type":"Text","text":"new","requires":{"charts":1},"fallback":{"type":"Text","text":"old"}}"#,
        #"{"type":"Text","text":"old"}"#, 1
      ),
      (
        #"{"type":"Text","text":"x","new":1,"modifiers":[{"modifier":"glow"},{"modifier":"bold","value":true,"new":1}]}"#,
        #"{"type":"Text","text":"x","modifiers":[{"modifier":"bold","value":true}]}"#, 1
      ),
    ])
  func fallbacks(view: String, expected: String, warnings: Int) throws {
    let json = try JSONParser.parse(view)
    let decoded = try ViewDecoder.decode(json, profile: .open)
    #expect(JSONWriter.text(of: decoded.node.json()) == expected)
    #expect(decoded.warnings.count == warnings)
    #expect(throws: ViewError.self) { try ViewDecoder.decode(json) }
  }

  @Test("Fallbacks cannot be nested without end")
  func endlessFallback() {
    var json: JSONValue = ["type": "Text", "text": "end"]
    for _ in 0..<100 { json = ["type": "Carousel", "fallback": json] }
    #expect(throws: ViewError.self) { try ViewDecoder.decode(json, profile: .open) }
  }

  @Test(
    "What is no view is refused, with its place",
    arguments: [
      ("null", ""), ("[]", ""), ("{}", ""), (#"{"type":"Carousel"}"#, ""), (#"{"type":"Text"}"#, ""),
      (#"{"type":"Text","text":1}"#, "/text"), (#"{"type":"Text","text":"x","text":"y"}"#, "/text"),
      (#"{"type":"VStack"}"#, ""),
      (
        #"{"type":"VStack","children":[{"type":"List","children":[{"type":"Text","txt":"x"}]}]}"#,
        "/children/0/children/0"
      ),
      (#"{"type":"Image","systemName":"star"}"#, ""),
      (#"{"type":"Image","systemName":"star","label":"x","decorative":true}"#, ""),
      (#"{"type":"Button","label":{"type":"Text","text":"x"}}"#, ""),
      (#"{"type":"Divider","modifiers":[{"modifier":"glow"}]}"#, "/modifiers/0/modifier"),
      (#"{"type":"Divider","modifiers":[{"modifier":"bold"}]}"#, "/modifiers/0"),
      (#"{"type":"Divider","modifiers":[{"modifier":"bold","value":true,"a/b":1}]}"#, "/modifiers/0/a~1b"),
    ])
  func refused(view: String, path: String) throws {
    let json = try JSONParser.parse(view)
    do {
      _ = try ViewDecoder.decode(json)
      Issue.record("It was accepted.")
    } catch let error {
      #expect(error.path == path)
    }
  }
}
