internal import ActionSuggestions
internal import JSONRPC
internal import Snippets

/// What a host has registered to offer actions of its own.
struct ActionProvider: Sendable, Equatable {
  let name: String
  /// What it may offer: kinds of the protocol, and `name/Word` of its own.
  let kinds: [String]
  /// How long it may take for one message.
  let milliseconds: Int

  static let defaultMilliseconds = 2_000
  static let milliseconds = 10...30_000
  private static let maximumKinds = 64

  /// Reads `kinds` and `deadlineMilliseconds`.
  init(name: String, _ parameters: Parameters) throws(ResponseError) {
    self.name = name
    let kinds = try parameters.optionalStrings("kinds")
    guard let kinds else { throw parameters.invalid("kinds", "is missing") }
    guard kinds.count <= Self.maximumKinds else {
      throw parameters.invalid("kinds", "must have at most \(Self.maximumKinds) elements")
    }
    for (index, kind) in kinds.enumerated() where !Self.isKind(kind, of: name) {
      throw .invalidParams(
        at: parameters.pointer(to: "kinds") + "/\(index)", "must be a kind of the protocol, or \(name)/Word")
    }
    self.kinds = kinds
    milliseconds =
      try parameters.optionalInt("deadlineMilliseconds", in: Self.milliseconds) ?? Self.defaultMilliseconds
  }

  /// Those that `initialize` declares.
  static func declared(_ parameters: Parameters) throws(ResponseError) -> [ActionProvider] {
    var providers: [ActionProvider] = []
    for entry in try parameters.optionalObjects("providers") ?? [] {
      guard let actions = try entry.optionalObject("actions") else { continue }
      providers.append(try ActionProvider(name: try Registration.provider(entry), actions))
      guard providers.count <= SuggestionQueue.maximumProviders else {
        throw parameters.invalid("providers", "must have at most \(SuggestionQueue.maximumProviders) with actions")
      }
    }
    return providers
  }

  private static func isKind(_ kind: String, of name: String) -> Bool {
    if ActionKind(rawValue: kind) != nil { return true }
    return kind.hasPrefix(name + "/") && IntentDeclaration.isName(String(kind.dropFirst(name.count + 1)))
  }

  /// Whose places its calls take, apart from those of other methods.
  var caller: String { "actions of " + name }

  var json: JSONValue {
    [
      "provider": .string(name), "kinds": .array(kinds.map(JSONValue.string)),
      "deadlineMilliseconds": JSONValue(milliseconds),
    ]
  }
}
