internal import JSONRPC

/// What a client is to get, as it is written down.
struct ChosenSuggestion: Sendable {
  let suggestion: JSONValue
  /// Of what copies can be made, by the addresses in the suggestion.
  let files: [String: HandedFile]
  /// The number under which it is written down.
  let disclosure: Int
}
