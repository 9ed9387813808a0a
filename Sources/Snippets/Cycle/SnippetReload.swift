public import JSONRPC

/// Says that a snippet is out of date: the notification `snippet.reload`.
public struct SnippetReload: Sendable, Equatable {
  public let client: String
  public let snippetID: String
  public let reason: String

  /// The notification's parameters.
  public var json: JSONValue {
    ["snippetId": .string(snippetID), "reason": .string(reason)]
  }
}
