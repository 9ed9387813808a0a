import Foundation
import JSONRPC
import Testing

@testable import Snippets

/// A view of one's own, with a parameter and another view inside.
private struct Greeting<Content: View>: View {
  let name: String?
  @ViewBuilder let content: Content

  var body: some View {
    if let name {
      Text("Hello \(name)").bold()
    } else {
      Text("Hello")
    }
    content
  }
}

private struct Item: Identifiable {
  let id: Int
  let title: String
}

/// A view, and what it comes to.
private struct NodeCase: Sendable {
  let node: ViewNode
  let json: JSONValue

  init(_ view: some View, _ json: JSONValue) {
    node = view.node()
    self.json = json
  }
}

/// A view with one modifier, and what that is told as.
private struct ModifierCase: Sendable {
  let node: ViewNode
  let name: String
  let arguments: JSONObject

  init(_ view: some View, _ name: String, _ arguments: JSONObject) {
    node = view.node()
    self.name = name
    self.arguments = arguments
  }
}

@Suite("Views written as in SwiftUI")
struct DeclarativeViewTests {
  private func json(_ view: some View) throws -> JSONValue {
    try ViewTree(view.node()) { "Title of \($0)" }.json
  }

  private static let items = [Item(id: 7, title: "Seven"), Item(id: 9, title: "Nine")]

  @Test("A view of one's own is what its body is")
  func ownViews() throws {
    #expect(
      try json(Greeting(name: "Ana") { Divider() })
        == [
          "type": "VStack",
          "children": [
            ["type": "Text", "runs": [["text": "Hello Ana", "bold": true]]], ["type": "Divider"],
          ],
        ])
    #expect(try json(Greeting(name: nil) { EmptyView() }) == ["type": "Text", "text": "Hello"])
  }

  @Test("Conditions and collections: what is not there takes no place, and elements keep their ids")
  func builders() throws {
    func list(_ isLong: Bool, _ items: [Item]) -> some View {
      List {
        if isLong { Text("Long") }
        ForEach(items) { item in
          Text(item.title)
          if isLong { Text("again") }
        }
        switch items.count {
        case 0: Text("none")
        case 1: Text("one")
        default: Text("many")
        }
      }
    }
    #expect(
      try json(list(false, Self.items))
        == [
          "type": "List",
          "children": [
            ["type": "Text", "id": "/:7", "text": "Seven"], ["type": "Text", "id": "/:9", "text": "Nine"],
            ["type": "Text", "text": "many"],
          ],
        ])
    #expect(try json(list(false, [])) == ["type": "List", "children": [["type": "Text", "text": "none"]]])
    let long = try json(list(true, [Self.items[0]]))["children"]?.array
    #expect(long?[1]["type"] == "Group")
    #expect(long?[1]["children"]?.array?.count == 2)
    #expect(long?.count == 3)
    #expect(try json(List(Self.items) { Text($0.title) })["children"]?.array?.count == 2)
    #expect(try json(List(["a", "b"], id: \.self) { Text($0) })["children"]?.array?[1]["id"] == "/:b")
  }

  @Test("A modifier on several views is on each of them")
  func groups() throws {
    let group = try json(
      VStack {
        Group {
          Text("a")
          Text("b")
        }.font(.caption)
      })
    let caption: JSONValue = [["modifier": "font", "value": "caption"]]
    #expect(group["children"]?.array?.map { $0["modifiers"] ?? .null } == [caption, caption])
  }

  @Test("Controls name their intents, and say nothing of the parameters")
  func controls() throws {
    let tree = try ViewTree(
      VStack {
        Button("Remove", role: .destructive, intent: Rename(Book(id: 1, title: "Emma"), to: "x"))
        Button("Add", systemImage: "plus", intent: Donate())
        Toggle("Read", isOn: true, intent: SetRead(Book(id: 1, title: "Emma"))).id("read")
      }.node())
    #expect(tree.controls.count == 3)
    #expect(
      tree.json["children"]?.array?[0] == [
        "type": "Button", "id": "/0", "label": ["type": "Text", "text": "Remove"], "role": "destructive",
        "intent": ["name": "Rename", "title": "Rename"],
      ])
    guard case .intent(let intent) = tree.controls[OpaqueID("read")]?.action else {
      Issue.record("There is no toggle.")
      return
    }
    #expect(intent.invocation == IntentInvocation("SetRead", parameters: ["book": "1"]))
    #expect(intent.valueParameter == "value")
  }

  @Test(
    "Each view is the node of its name",
    arguments: [
      NodeCase(Label("a", systemImage: "star"), ["type": "Label", "title": "a", "systemImage": "star"]),
      NodeCase(Image(systemName: "star", label: "Star"), ["type": "Image", "systemName": "star", "label": "Star"]),
      NodeCase(
        HStack(alignment: .top, spacing: 4) { Spacer(minLength: 2) },
        ["type": "HStack", "alignment": "top", "spacing": 4, "children": [["type": "Spacer", "minLength": 2]]]
      ),
      NodeCase(
        ZStack(alignment: .bottom) { Divider() },
        ["type": "ZStack", "alignment": "bottom", "children": [["type": "Divider"]]]
      ),
      NodeCase(
        Section("Head") { Text("a") },
        ["type": "Section", "header": ["type": "Text", "text": "Head"], "children": [["type": "Text", "text": "a"]]]
      ),
      NodeCase(
        GroupBox("Box") { Text("a") },
        ["type": "GroupBox", "label": ["type": "Text", "text": "Box"], "children": [["type": "Text", "text": "a"]]]
      ),
      NodeCase(ProgressView(), ["type": "ProgressView"]),
      NodeCase(
        ProgressView("Copying", value: 1, total: 4),
        ["type": "ProgressView", "value": 1, "total": 4, "label": ["type": "Text", "text": "Copying"]]
      ),
      NodeCase(
        Gauge(value: 3, in: 0...10) { Text("Level") },
        ["type": "Gauge", "value": 3, "in": [0, 10], "label": ["type": "Text", "text": "Level"]]
      ),
      NodeCase(
        ContentUnavailableView("Empty", systemImage: "tray", description: Text("Nothing yet")),
        ["type": "ContentUnavailableView", "title": "Empty", "systemImage": "tray", "description": "Nothing yet"]
      ),
      NodeCase(
        Text("a") + Text("b").italic().foregroundStyle(.red),
        ["type": "Text", "runs": [["text": "a"], ["text": "b", "italic": true, "foregroundStyle": "red"]]]
      ),
      NodeCase(Text(verbatim: "*a*"), ["type": "Text", "text": "*a*"]),
    ])
  fileprivate func nodes(example: NodeCase) throws {
    #expect(try ViewTree(example.node).json == example.json)
  }

  @Test("A link of an allowed scheme is one, and another is text")
  func links() throws {
    let good = Link("Site", destination: try #require(URL(string: "https://example.org")))
    #expect(try json(good)["destination"] == "https://example.org")
    let bad = Link("Site", destination: try #require(URL(string: "ftp://example.org")))
    #expect(try ViewTree(bad.node()).warnings.map(\.code) == [.linkRefused])
  }

  @Test(
    "Each modifier is told as the view's vocabulary has it",
    arguments: [
      ModifierCase(
        Text("a").font(.system(.title, design: .rounded, weight: .bold)), "font",
        ["value": ["style": "title", "design": "rounded", "weight": "bold"]]
      ),
      ModifierCase(
        Text("a").font(.body.italic().monospacedDigit()), "font",
        ["value": ["style": "body", "italic": true, "monospacedDigit": true]]
      ),
      ModifierCase(Text("a").fontWeight(.light), "fontWeight", ["value": "light"]),
      ModifierCase(Divider().bold(false), "bold", ["value": false]),
      ModifierCase(Divider().italic(), "italic", ["value": true]),
      ModifierCase(Divider().underline(), "underline", ["value": true]),
      ModifierCase(Divider().strikethrough(), "strikethrough", ["value": true]),
      ModifierCase(Divider().monospaced(), "monospaced", ["value": true]),
      ModifierCase(Text("a").textCase(.uppercase), "textCase", ["value": "uppercase"]),
      ModifierCase(Text("a").textCase(nil), "textCase", ["value": .null]),
      ModifierCase(Text("a").lineLimit(2), "lineLimit", ["value": 2]),
      ModifierCase(Text("a").lineLimit(nil), "lineLimit", ["value": .null]),
      ModifierCase(Text("a").truncationMode(.middle), "truncationMode", ["value": "middle"]),
      ModifierCase(Text("a").multilineTextAlignment(.center), "multilineTextAlignment", ["value": "center"]),
      ModifierCase(Divider().foregroundStyle(.secondary), "foregroundStyle", ["value": "secondary"]),
      ModifierCase(Divider().foregroundStyle(.blue, .tertiary), "foregroundStyle", ["value": ["blue", "tertiary"]]),
      ModifierCase(
        Divider().foregroundStyle(.blue, .red, Color(red: 1, green: 0, blue: 0.5)), "foregroundStyle",
        ["value": ["blue", "red", "#FF0080"]]
      ),
      ModifierCase(Divider().tint(.orange), "tint", ["value": "orange"]),
      ModifierCase(Divider().tint(nil), "tint", ["value": .null]),
      ModifierCase(Divider().tint(Color(red: 2, green: -1, blue: .nan, opacity: 0.5)), "tint", ["value": "#FF000080"]),
      ModifierCase(Divider().buttonStyle(.borderedProminent), "buttonStyle", ["value": "borderedProminent"]),
      ModifierCase(Divider().buttonBorderShape(.capsule), "buttonBorderShape", ["value": "capsule"]),
      ModifierCase(Divider().controlSize(.small), "controlSize", ["value": "small"]),
      ModifierCase(Divider().labelStyle(.iconOnly), "labelStyle", ["value": "iconOnly"]),
      ModifierCase(Divider().toggleStyle(.checkbox), "toggleStyle", ["value": "checkbox"]),
      ModifierCase(Divider().progressViewStyle(.circular), "progressViewStyle", ["value": "circular"]),
      ModifierCase(Divider().gaugeStyle(.accessoryCircular), "gaugeStyle", ["value": "accessoryCircular"]),
      ModifierCase(Divider().listStyle(.inset), "listStyle", ["value": "inset"]),
      ModifierCase(Divider().redacted(reason: .placeholder), "redacted", ["value": "placeholder"]),
      ModifierCase(Divider().privacySensitive(), "privacySensitive", ["value": true]),
      ModifierCase(Divider().invalidatableContent(), "invalidatableContent", ["value": true]),
      ModifierCase(Divider().contentTransition(.numericText), "contentTransition", ["value": "numericText"]),
      ModifierCase(Divider().padding(), "padding", [:]), ModifierCase(Divider().padding(8), "padding", ["length": 8]),
      ModifierCase(Divider().padding(.top, 3), "padding", ["edges": ["top"], "length": 3]),
      ModifierCase(Divider().padding(.leading, .trailing), "padding", ["edges": ["leading", "trailing"]]),
      ModifierCase(Divider().frame(width: 10, alignment: .top), "frame", ["width": 10, "alignment": "top"]),
      ModifierCase(Divider().background(.regularMaterial), "background", ["value": "regular"]),
      ModifierCase(Divider().cornerRadius(4), "cornerRadius", ["value": 4]),
      ModifierCase(Divider().opacity(0.5), "opacity", ["value": 0.5]),
      ModifierCase(Divider().layoutDirection(.rightToLeft), "layoutDirection", ["value": "rightToLeft"]),
      ModifierCase(Divider().disabled(true), "disabled", ["value": true]),
      ModifierCase(Divider().badge(3), "badge", ["value": "3"]),
      ModifierCase(Divider().help("h"), "help", ["value": "h"]),
      ModifierCase(Divider().accessibilityLabel("l"), "accessibilityLabel", ["value": "l"]),
      ModifierCase(Divider().accessibilityValue("v"), "accessibilityValue", ["value": "v"]),
      ModifierCase(Divider().accessibilityHint("h"), "accessibilityHint", ["value": "h"]),
      ModifierCase(Divider().accessibilityHidden(true), "accessibilityHidden", ["value": true]),
      ModifierCase(Divider().accessibilityAddTraits(.isHeader), "accessibilityAddTraits", ["value": ["isHeader"]]),
      ModifierCase(Divider().accessibilityElement(children: .combine), "accessibilityElement", ["value": "combine"]),
    ])
  fileprivate func modifiers(example: ModifierCase) throws {
    let told = try ViewTree(example.node).json["modifiers"]?.array
    let name = JSONObject.Member(key: "modifier", value: .string(example.name))
    #expect(told == [.object(JSONObject(members: [name] + example.arguments.members))])
  }

  @Test("No badge for nothing, and no node for no view")
  func nothing() throws {
    #expect(try json(Text("a").badge(0)) == ["type": "Text", "text": "a"])
    #expect(try json(EmptyView()) == ["type": "EmptyView"])
    #expect(try json(Text?.none) == ["type": "EmptyView"])
  }
}
