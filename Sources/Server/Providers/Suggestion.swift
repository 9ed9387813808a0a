internal import ActionSuggestions
internal import JSONRPC

/// A message for which providers are asked.
struct Suggestion: Sendable {
  let messageId: String
  let body: String
  /// A hash of the message and of all that its reading depends on.
  let content: [UInt8]
  /// What a provider is told of it.
  let params: JSONObject

  /// What a provider is told at the most, in bytes: of more the messages in front are left out.
  private static let longest = 262_144

  /// - Parameter parameters: Of the call that brings the message; they have been read already.
  /// - Returns: Nil for a message that is too long to be told.
  init?(_ parameters: Parameters, _ request: ActionRequest) {
    messageId = request.message.id
    body = request.message.body
    content = request.contentHash
    var params = JSONObject()
    for name in ["message", "conversationId", "timeZone", "locale", "region"] {
      params[name] = parameters.value(name)
    }
    if let previous = parameters.value("previousMessages")?.array {
      params["previousMessages"] = .array(previous.suffix(SuggestedActionsMessage.previousMessagesLimit))
    }
    if Self.isTooLong(params) { params["previousMessages"] = nil }
    if Self.isTooLong(params) { return nil }
    self.params = params
  }

  private static func isTooLong(_ params: JSONObject) -> Bool {
    JSONWriter.bytes(of: .object(params)).count > longest
  }
}
