public import JSONRPC

/// Says that a snippet is out of date: the notification `snippet.reload`.
public struct SnippetReload: Sendable, Equatable {
  /// The client that shows the snippet.
  public let client: String
  /// Which snippet.
  public let snippetID: String
  /// A word for what happened.
  public let reason: String

  /// The notification's parameters.
  public var json: JSONValue {
    ["snippetId": .string(snippetID), "reason": .string(reason)]
  }
}
