import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Snippets

/// How urgent something is, to be picked.
private enum Priority: String, AppEnum {
  case low, high

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

private struct SetPriority: SetValueIntent {
  static let title: LocalizedStringResource = "Set Priority"
  static let valueParameter = "priority"

  @Parameter(title: "Item") var item: String
  @Parameter(title: "Priority") var priority: Priority
  @Parameter(title: "Key", isPrivate: true) var key: Int?

  var value: Priority {
    get { priority }
    set { priority = newValue }
  }

  init() {}
  init(_ item: String) { self.item = item }

  func perform() async throws -> some IntentResult { .result() }
}

/// A view and what the tree has of it.
private struct VocabularyCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let told: JSONValue
  let json: JSONValue

  /// A whole view.
  init(_ view: some View, _ json: JSONValue) {
    told = view.node().json()
    self.json = json
    testDescription = json["type"]?.string ?? ""
  }

  /// A modifier of a divider or a text.
  init(_ view: some View, _ name: String, _ arguments: JSONObject) {
    told = view.node().json()["modifiers"] ?? .null
    json = [
      .object(JSONObject(members: [JSONObject.Member(key: "modifier", value: .string(name))] + arguments.members))
    ]
    testDescription = name
  }

  static let views: [VocabularyCase] = [
    VocabularyCase(
      Grid(alignment: .trailing, horizontalSpacing: 8) {
        GridRow(alignment: .top) {
          Text("a")
          Text("b")
        }
        Divider()
      },
      [
        "type": "Grid", "alignment": "trailing", "horizontalSpacing": 8,
        "children": [
          [
            "type": "GridRow", "alignment": "top",
            "children": [["type": "Text", "text": "a"], ["type": "Text", "text": "b"]],
          ],
          ["type": "Divider"],
        ],
      ]),
    VocabularyCase(
      DisclosureGroup("More", isExpanded: true) { Text("Inside") },
      [
        "type": "DisclosureGroup", "label": ["type": "Text", "text": "More"], "isExpanded": true,
        "children": [["type": "Text", "text": "Inside"]],
      ]),
    VocabularyCase(
      Picker("Priority", selection: Priority.high, intent: SetPriority("milk")) {
        ForEach(Priority.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        Text("without a tag")
      },
      [
        "type": "Picker", "label": ["type": "Text", "text": "Priority"], "selection": "high",
        "options": [["value": "low", "label": "low"], ["value": "high", "label": "high"]],
        "intent": ["name": "SetPriority", "title": "SetPriority"],
      ]),
    VocabularyCase(Image(systemName: "star"), ["type": "Image", "systemName": "star", "decorative": true]),
    VocabularyCase(Image("cover", label: Text("Cover")), ["type": "Image", "name": "cover", "label": "Cover"]),
    VocabularyCase(Image(decorative: "dots"), ["type": "Image", "name": "dots", "decorative": true]),
    VocabularyCase(
      Image(data: Data(base64Encoded: SampleViews.pixel) ?? Data(), label: "Dot"),
      ["type": "Image", "data": .string(SampleViews.pixel), "label": "Dot"]),
  ]

  static let modifiers: [VocabularyCase] = [
    VocabularyCase(
      Divider().frame(minWidth: 2, maxWidth: .infinity, alignment: .leading), "frame",
      ["minWidth": 2, "maxWidth": "infinity", "alignment": "leading"]),
    VocabularyCase(Divider().fixedSize(), "fixedSize", [:]),
    VocabularyCase(
      Divider().fixedSize(horizontal: true, vertical: false), "fixedSize", ["horizontal": true, "vertical": false]),
    VocabularyCase(
      Divider().aspectRatio(1.5, contentMode: .fill), "aspectRatio", ["contentMode": "fill", "ratio": 1.5]),
    VocabularyCase(Divider().scaledToFit(), "aspectRatio", ["contentMode": "fit"]),
    VocabularyCase(Divider().scaledToFill(), "aspectRatio", ["contentMode": "fill"]),
    VocabularyCase(Divider().layoutPriority(1), "layoutPriority", ["value": 1]),
    VocabularyCase(Divider().offset(x: 2, y: -3), "offset", ["x": 2, "y": -3]),
    VocabularyCase(Divider().overlay(.red), "overlay", ["value": "red"]),
    VocabularyCase(Divider().border(.red, width: 2), "border", ["value": "red", "width": 2]),
    VocabularyCase(
      Divider().clipShape(.roundedRectangle, radius: 4), "clipShape", ["value": "roundedRectangle", "radius": 4]),
    VocabularyCase(
      Divider().shadow(color: .black, radius: 3, y: 1), "shadow", ["radius": 3, "x": 0, "y": 1, "color": "black"]),
    VocabularyCase(Divider().lineLimit(2, reservesSpace: true), "lineLimit", ["value": 2, "reservesSpace": true]),
    VocabularyCase(Divider().lineLimit(1...3), "lineLimit", ["value": [1, 3]]),
    VocabularyCase(Divider().lineSpacing(4), "lineSpacing", ["value": 4]),
    VocabularyCase(Divider().minimumScaleFactor(0.5), "minimumScaleFactor", ["value": 0.5]),
    VocabularyCase(Divider().symbolRenderingMode(.palette), "symbolRenderingMode", ["value": "palette"]),
    VocabularyCase(Divider().symbolVariant(.slash), "symbolVariant", ["value": "slash"]),
    VocabularyCase(Divider().imageScale(.large), "imageScale", ["value": "large"]),
    VocabularyCase(Divider().dynamicTypeSize(.xLarge), "dynamicTypeSize", ["value": "xLarge"]),
    VocabularyCase(Divider().preferredColorScheme(.dark), "preferredColorScheme", ["value": "dark"]),
    VocabularyCase(Divider().preferredColorScheme(nil), "preferredColorScheme", ["value": .null]),
    VocabularyCase(Divider().unredacted(), "unredacted", [:]),
    VocabularyCase(
      Divider().buttonBorderShape(.roundedRectangle, radius: 6), "buttonBorderShape",
      ["value": "roundedRectangle", "radius": 6]),
    VocabularyCase(Divider().tag(Priority.low), "tag", ["value": "low"]),
    VocabularyCase(Divider().locale("de"), "locale", ["value": "de"]),
    VocabularyCase(Divider().keyboardShortcut(.cancelAction), "keyboardShortcut", ["value": "cancelAction"]),
    VocabularyCase(Divider().accessibilitySortPriority(2), "accessibilitySortPriority", ["value": 2]),
  ]
}

@Suite("The rest of the vocabulary, written as in SwiftUI")
struct VocabularyViewTests {
  @Test("Each view is the node of its name", arguments: VocabularyCase.views)
  fileprivate func views(example: VocabularyCase) {
    #expect(example.told == example.json)
  }

  @Test("Each modifier is told as the view's vocabulary has it", arguments: VocabularyCase.modifiers)
  fileprivate func modifiers(example: VocabularyCase) {
    #expect(example.told == example.json)
  }

  @Test("A picker gives the wanted value in the parameter that the intent names, and no other value")
  func picker() throws {
    let picker = Picker(selection: Priority.low, intent: SetPriority("milk")) {
      Text("Low").tag(Priority.low)
    } label: {
      Text("Priority")
    }
    guard case .intent(let intent) = try ViewTree(picker.node()).controls[OpaqueID("/")]?.action else {
      Issue.record("There is no control.")
      return
    }
    #expect(intent.invocation.parameters == ["item": "milk"])
    #expect(intent.valueParameter == "priority")
  }

  @Test("A private parameter is not listed, and no request sets it")
  func privateParameters() throws {
    let catalogue = AppIntentProvider("test", intents: [SetPriority.self]).catalogue
    let listed = catalogue.list()["intents"]?.array?.first?["parameters"]?.array
    #expect(listed?.map { $0["name"] ?? .null } == ["item", "priority"])
    let opened = catalogue.open(IntentInvocation("test/SetPriority", parameters: ["item": "a", "key": 1]))
    #expect(opened.parameters == ["item": "a"])
  }

  @Test("What an intent warns of stands beside its view")
  func warnings() throws {
    let catalogue = AppIntentProvider("test", intents: [Warning.self]).catalogue
    let context = IntentContext(
      now: Date(timeIntervalSince1970: 0), surroundings: IntentSurroundings(timeZone: .gmt), makeIdentifier: { "id" })
    let outcome = try immediately { try await catalogue.perform(IntentInvocation("test/Warning"), in: context) }
    guard case .finished(let output) = outcome else {
      Issue.record("It asked.")
      return
    }
    #expect(output.warnings == [ViewWarning(code: .unreadable, message: "One file cannot be read.")])
    IntentContext.warn(ViewWarning(code: .unreadable, message: "Outside of an intent it says nothing."))
    #expect(throws: SnippetError.self) { try IntentContext.required() }
  }

  @Test(
    "The modifier id gives its node that id, and the wire has it as a member",
    arguments: [
      (#"{"type":"Text","text":"x","modifiers":[{"modifier":"id","value":"mine"}]}"#, "mine"),
      (#"{"type":"Text","text":"x","id":"mine","modifiers":[{"modifier":"id","value":"mine"}]}"#, "mine"),
      (
        #"{"type":"Text","text":"x","modifiers":[{"modifier":"id","value":"in"},{"modifier":"bold","value":true},{"modifier":"id","value":"out"}]}"#,
        "out"
      ),
      (#"{"type":"Text","text":"x","id":"other","modifiers":[{"modifier":"id","value":"mine"}]}"#, nil),
      (#"{"type":"Text","text":"x","modifiers":[{"modifier":"id","value":"$confirm"}]}"#, nil),
      (#"{"type":"Text","text":"x","modifiers":[{"modifier":"id","value":""}]}"#, nil),
      (#"{"type":"Text","text":"x","modifiers":[{"modifier":"id","value":"a\u202Eb"}]}"#, nil),
      (
        #"{"type":"VStack","children":[{"type":"Text","text":"x","id":"a"},{"type":"Text","text":"y","modifiers":[{"modifier":"id","value":"a"}]}]}"#,
        nil
      ),
    ])
  func identity(text: String, id: String?) throws {
    let json = try JSONParser.parse(text)
    guard let id else {
      #expect(throws: ViewError.self) { try ViewTree(ViewDecoder.decode(json).node) }
      return
    }
    let tree = try ViewTree(ViewDecoder.decode(json).node)
    #expect(tree.json["id"] == .string(id))
    #expect(tree.json["modifiers"]?.array?.contains { $0["modifier"] == "id" } != true)
  }

  @Test(
    "A picture's name is a name and no path",
    arguments: [
      ("cover", true), ("Cover 2.large_x-y", true), ("7", true), (String(repeating: "a", count: 100), true),
      ("", false),
      ("../x", false), ("a/b", false), (".hidden", false), ("a\nb", false), ("ä", false), ("a\\b", false),
      (String(repeating: "a", count: 101), false),
    ])
  func imageNames(name: String, isAllowed: Bool) throws {
    let node = ViewNode(.namedImage(name: name, label: nil))
    if isAllowed {
      #expect(try ViewTree(node).json["name"] == .string(name))
    } else {
      #expect(throws: ViewError.self) { try ViewTree(node) }
    }
  }
}

private struct Warning: AppIntent {
  static let title: LocalizedStringResource = "Warning"

  func perform() async throws -> some IntentResult {
    IntentContext.warn(ViewWarning(code: .unreadable, message: "One file cannot be read."))
    return .result()
  }
}
