import JSONRPC
import TestSupport
import Testing

@testable import Snippets

@Suite struct ViewFuzzTests {
  private static let words: [JSONValue] = [
    .null, true, 0, -1, 1.5, "", "Text", "VStack", "$confirm", "javascript:x", [], [:], ["type": "Text", "text": "x"],
    ["type": "Button", "label": ["type": "Text", "text": "x"], "intent": ["name": "test/Set"]], ["type": "Carousel"],
    ["modifier": "bold", "value": true], "\u{202E}\u{1B}[0m", .array(Array(repeating: ["type": "Divider"], count: 400)),
  ]

  /// The value with one part of it replaced, taken out or doubled.
  private static func mutated(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
    if Int.random(in: 0..<8, using: &random) == 0 { return words.randomElement(using: &random) ?? .null }
    switch value {
    case .array(var elements):
      guard let index = elements.indices.randomElement(using: &random) else { return .array(words) }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = mutated(elements[index], &random)
      }
      return .array(elements)
    case .object(var object):
      guard let key = object.keys.randomElement(using: &random) else { return ["type": "List"] }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: object[key] = nil
      case 1: object["fallback"] = words.randomElement(using: &random)
      case 2: object["requires"] = ["x": 1]
      default: object[key] = mutated(object[key] ?? .null, &random)
      }
      return .object(object)
    default: return words.randomElement(using: &random) ?? .null
    }
  }

  @Test("Whatever a view is made of, it is shown within the limits or refused", arguments: 0..<300)
  func never(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let sample = SampleViews.all[seed % (SampleViews.all.count - 1)].node
    var json = try ViewFileTests.tree(sample).root.json(for: .author)
    for _ in 0..<Int.random(in: 1...6, using: &random) { json = Self.mutated(json, &random) }
    for profile in [ViewDecoder.Profile.strict, .open] {
      switch Self.shown(json, profile: profile, isInteractive: seed.isMultiple(of: 2)) {
      case .failure(let error): #expect(error.path.isEmpty || error.path.hasPrefix("/"))
      case .success(let tree):
        let text = JSONWriter.text(of: tree.json)
        #expect(text.utf8.count <= 262_144)
        #expect(!text.unicodeScalars.contains("\u{202E}"))
        #expect(tree.fallbackText.unicodeScalars.count <= 2_000)
        // What is sent can be read again, by the strict profile whatever it came from.
        let again = try ViewTree(ViewDecoder.decode(tree.json).node, reservedControls: [:])
        #expect(again.json == tree.json)
      }
    }
  }

  private static func shown(
    _ json: JSONValue, profile: ViewDecoder.Profile, isInteractive: Bool
  ) -> Result<ViewTree, ViewError> {
    Result { () throws(ViewError) in
      let decoded = try ViewDecoder.decode(json, profile: profile)
      return try ViewTree(decoded.node, isInteractive: isInteractive)
    }
  }
}
