internal import ActionSuggestions
internal import JSONRPC

/// `actions.invalidate`: forgets a message or a conversation.
enum ActionsInvalidate: Method {
  static let name = "actions.invalidate"
  static let entitlement: Entitlement? = .suggestedActions

  static func lane(_ parameters: Parameters) -> String? { ActionsGenerate.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let actions = try context.server.engines().actions
    let result: ActionInvalidation
    if parameters.has("conversationId") {
      guard !parameters.has("messageId") else { throw parameters.invalid("messageId", "excludes conversationId") }
      result = try actions.invalidate(
        conversationId: try parameters.identifier("conversationId"), client: context.client.name)
    } else {
      result = try actions.invalidate(messageId: try parameters.identifier("messageId"), client: context.client.name)
    }
    var outcome = Outcome(["forgotten": JSONValue(result.forgotten.count)])
    outcome.pushes = result.changed.map { ActionsReady.push($0, context.client) }
    outcome.changedMessages = result.forgotten + result.changed.map(\.messageId)
    return outcome
  }
}
