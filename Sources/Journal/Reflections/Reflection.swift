internal import JSONRPC

/// Something to write about, as a question.
public struct Reflection: Sendable, Hashable {
  /// Names the question among those on its subject, for ever.
  public let id: String
  /// The question, in one line.
  public let prompt: String
  /// The name of a colour to show it on, one of SwiftUI's.
  public let color: String

  /// What a client gets: `{prompt, color}`.
  var content: JSONObject { ["prompt": .string(prompt), "color": .string(color)] }
}
