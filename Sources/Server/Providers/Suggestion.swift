internal import ActionSuggestions
internal import JSONRPC

/// A message for which providers are asked.
struct Suggestion: Sendable {
  let messageId: String
  let body: String
  /// A hash of the message and of all that its reading depends on.
  let content: [UInt8]
  /// What a provider is told of it, as JSON: nothing else of the request is kept while it waits.
  private let text: [UInt8]

  /// What a provider is told of it.
  var params: JSONObject { (try? JSONParser.parse(text))?.object ?? [:] }

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
    var text = JSONWriter.bytes(of: .object(params))
    if text.count > Self.longest {
      params["previousMessages"] = nil
      text = JSONWriter.bytes(of: .object(params))
    }
    guard text.count <= Self.longest else { return nil }
    self.text = text
  }
}
