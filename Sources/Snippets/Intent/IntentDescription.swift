public import JSONRPC

/// What is known of an intent without performing it.
public struct IntentDescription: Sendable, Equatable {
  /// Whether an intent acts or draws.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Does something, and may show the result.
    case action
    /// Draws a view whose controls work; performing it changes nothing.
    case snippet
  }

  /// `provider/Name`
  public var name: String
  /// For a person.
  public var title: String
  /// One sentence for a person.
  public var description: String
  /// Whether it acts or draws.
  public var kind: Kind
  /// What it may be told.
  public var parameters: [IntentParameter]
  /// Whether a host should offer the intent by itself.
  public var isDiscoverable: Bool
  /// Why it is discoverable, or why not.
  public var discoverability: Discoverability
  /// Whether it gives the caller a value to go on with, beside what it shows.
  public var returnsValue: Bool
  /// The name of a symbol that stands for it.
  public var systemImage: String?
  /// Of a snippet: whether a control of it that names the same intent performs it as an action, and draws it again then. A
  /// script is one file that does both; otherwise such a control shows the snippet with other parameters.
  public var actsOnControls = false
  /// Whether the time limit counts from the last report of progress.
  public var isLongRunning = false

  /// - Parameter isDiscoverable: Nil is the rule of App Intents, see ``Discoverability``.
  public init(
    name: String, title: String, description: String, kind: Kind, parameters: [IntentParameter] = [],
    isDiscoverable: Bool? = nil, returnsValue: Bool = false, systemImage: String? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.kind = kind
    self.parameters = parameters
    self.returnsValue = returnsValue
    self.systemImage = systemImage
    (self.isDiscoverable, discoverability) = Discoverability.judge(
      declared: isDiscoverable, kind: kind, returnsValue: returnsValue)
  }

  /// What stands before the slash in the name.
  public var provider: String {
    String(name.prefix { $0 != "/" })
  }

  /// One element of the result of `intents.list`.
  public var json: JSONValue {
    var object: JSONObject = [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "kind": .string(kind.rawValue), "isDiscoverable": .bool(isDiscoverable),
      "discoverability": .string(discoverability.rawValue), "returnsValue": .bool(returnsValue),
      "parameters": .array(parameters.filter { !$0.isPrivate }.map(\.json)),
    ]
    object["systemImage"] = systemImage.map { .string($0) }
    return .object(object)
  }
}
