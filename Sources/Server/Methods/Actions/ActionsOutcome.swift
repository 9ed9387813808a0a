internal import ActionSuggestions
internal import JSONRPC

/// `actions.outcome`: what became of an action that was suggested.
enum ActionsOutcome: Method {
  static let name = "actions.outcome"
  static let entitlement: Entitlement? = .suggestedActions

  static func lane(_ parameters: Parameters) -> String? { ActionCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let messageId = try ActionCall.identifier("messageId", parameters)
    let actionId = try ActionCall.identifier("actionId", parameters)
    guard let told = try parameters.optionalChoice("outcome", of: ActionOutcome.self) else {
      throw parameters.invalid("outcome", "is missing")
    }
    let change = try context.server.engines().actions.note(
      told, action: actionId, of: messageId, client: context.client.name,
      provided: context.actionProviders.fingerprint(of: actionId, on: messageId))
    let lists = try context.completed(change.changed, touched: [messageId])
    var outcome = Outcome(["outcome": .string((change.outcome ?? told).rawValue)])
    outcome.changedMessages = lists.map(\.messageId)
    outcome.pushes = lists.map { ActionsReady.push($0, context.client) }
    return outcome
  }
}
