import JSONRPC
import Synchronization
import Testing

@testable import Snippets

/// Parameters between other properties of other sizes.
private struct Mixed: SetValueIntent {
  static let title: LocalizedStringResource = "Mixed"
  var first = UInt8(7)
  @Parameter(title: "Name") var name: String
  var middle: (UInt8, String, Bool) = (1, String(repeating: "m", count: 40), true)
  @Parameter(title: "Value", default: 3) var value: Int
  @Dependency var shelf: Shelf
  var _notes: [String] = ["not a parameter"]
  @Parameter(title: "Day") var order: Order?

  func perform() async throws -> some IntentResult {
    shelf.note("\(name) \(value) \(order?.rawValue ?? "none") \(first) \(middle.1.count) \(_notes.count)")
    return .result()
  }
}

private struct Bare: AppIntent {
  static let title: LocalizedStringResource = "Bare"

  func perform() async throws -> some IntentResult { .result() }
}

/// A class has its properties elsewhere.
private final class Shared: AppIntent, @unchecked Sendable {
  static let title: LocalizedStringResource = "Shared"
  let count = 2
  @Parameter(title: "Name", default: "x") var name: String
  @Dependency var shelf: Shelf

  init() {}

  func perform() async throws -> some IntentResult {
    shelf.note("\(name) \(count)")
    return .result()
  }
}

@Suite struct PropertyLayoutTests {
  @Test("Parameters are found between other properties, with their values")
  func values() {
    var intent = Mixed()
    #expect(intent.invocation.parameters == ["value": 3])
    intent.name = "a"
    intent.order = .age
    let copy = intent
    intent.name = "b"
    #expect(intent.invocation.parameters == ["name": "b", "value": 3, "order": "age"])
    #expect(copy.invocation.parameters == ["name": "a", "value": 3, "order": "age"])
    #expect(copy.toggleCall.parameters == ["name": "a", "order": "age"])
    #expect(Bare().invocation.parameters == [:])
    #expect(parameters(of: copy).map(\.name) == ["name", "value", "order"])
    #expect(Shared().invocation.parameters == ["name": "x"])
  }

  @Test("What is given reaches the intent, and what it depends on too")
  func performing() async throws {
    let host = AppIntentHost([Mixed.self, Shared.self, Bare.self])
    _ = try await host.perform("Mixed", ["name": "n", "value": 5])
    _ = try await host.perform("Shared", ["name": "y"])
    _ = try await host.perform("Bare")
    #expect(host.shelf.current.log.suffix(2) == ["n 5 none 7 40 1", "y 2"])
    let poor = AppIntentHost([Mixed.self, Shared.self], givesShelf: false)
    await #expect(throws: SnippetError.self) { try await poor.perform("Mixed", ["name": "n"]) }
    await #expect(throws: SnippetError.self) { try await poor.perform("Shared") }
  }
}
