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
  /// Whether the time limit counts from the last report of progress.
  public var isLongRunning = false

  /// - Parameter isDiscoverable: Nil is the rule of App Intents: an intent that only shows a snippet is not
  ///   discoverable.
  public init(
    name: String, title: String, description: String, kind: Kind, parameters: [IntentParameter] = [],
    isDiscoverable: Bool? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.kind = kind
    self.parameters = parameters
    self.isDiscoverable = isDiscoverable ?? (kind == .action)
  }

  /// What stands before the slash in the name.
  public var provider: String {
    String(name.prefix { $0 != "/" })
  }

  /// One element of the result of `intents.list`.
  public var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "kind": .string(kind.rawValue), "isDiscoverable": .bool(isDiscoverable),
      "parameters": .array(parameters.filter { !$0.isPrivate }.map(\.json)),
    ]
  }
}
