internal import ActionSuggestions
internal import JSONRPC

/// `actions.invalidate`: forgets a message or a whole conversation.
enum ActionsInvalidate: Method {
  static let name = "actions.invalidate"
  static let entitlement: Entitlement? = .suggestedActions

  static func lane(_ parameters: Parameters) -> String? { ActionCall.lane }

  static func subject(_ parameters: Parameters) -> OpaqueID? {
    if let name = parameters.object["conversationId"]?.string { return ActionCall.subject(conversation: name) }
    return ActionCall.subject(parameters)
  }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let actions = try context.server.engines().actions
    let client = context.client.name
    let result: ActionInvalidation
    if parameters.has("conversationId") {
      guard !parameters.has("messageId") else { throw parameters.invalid("messageId", "excludes conversationId") }
      result = try actions.invalidate(
        conversationId: try ActionCall.identifier("conversationId", parameters), client: client)
    } else {
      result = try actions.invalidate(messageId: try ActionCall.identifier("messageId", parameters), client: client)
    }
    context.actionProviders.forget(result.forgotten)
    let lists = try context.completed(result.changed, isAnything: true)
    var outcome = Outcome(["forgotten": JSONValue(result.forgotten.count)])
    outcome.changedMessages = result.forgotten + lists.map(\.messageId)
    outcome.pushes = lists.map { ActionsReady.push($0, context.client) }
    return outcome
  }
}
