internal import ActionSuggestions
internal import JSONRPC

/// `actions.outcomes`: what is kept of outcomes, and its reset.
enum ActionsOutcomes: Method {
  static let name = "actions.outcomes"
  static let entitlement: Entitlement? = .suggestedActions
  static let requiresParameters = false

  static func lane(_ parameters: Parameters) -> String? { ActionCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let scope = OutcomeScope(
      client: context.client.name, conversationId: try ActionCall.optionalIdentifier("conversationId", parameters),
      messageId: try ActionCall.optionalIdentifier("messageId", parameters),
      kind: try ActionCall.optionalIdentifier("kind", parameters))
    if scope.conversationId != nil, scope.messageId != nil {
      throw parameters.invalid("messageId", "excludes conversationId")
    }
    let actions = try context.server.engines().actions
    let change = try parameters.optionalBool("reset") == true ? actions.resetOutcomes(scope) : nil
    var result: JSONObject = ["outcomes": .array(try actions.outcomes(scope).map { .object($0.json) })]
    result["forgotten"] = change.map { JSONValue($0.forgotten) }
    var outcome = Outcome(.object(result))
    if let change {
      let lists = try context.completed(change.changed, isAnything: true)
      outcome.changedMessages = lists.map(\.messageId)
      outcome.pushes = lists.map { ActionsReady.push($0, context.client) }
    }
    return outcome
  }
}
