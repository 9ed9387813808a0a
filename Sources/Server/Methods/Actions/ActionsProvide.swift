internal import ActionSuggestions
internal import JSONRPC

/// `actions.provide`: registers who offers actions of his own, or takes that back.
enum ActionsProvide: Method {
  static let name = "actions.provide"
  static let entitlement: Entitlement? = .suggestedActions

  static func lane(_ parameters: Parameters) -> String? { ActionCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let provider = try ActionProvider(name: try Registration.provider(parameters), parameters)
    guard context.actionProviders.register(provider) else {
      throw parameters.invalid(
        "provider", "is one too many: there may be \(SuggestionQueue.maximumProviders)")
    }
    context.host.drop(provider.caller)
    var outcome = Outcome(["providers": .array(context.actionProviders.providers.map(\.json))])
    let changed = try context.actionProviders.settle(
      nil, try context.server.engines().actions, client: context.client.name)
    outcome.changedMessages = changed.map(\.messageId)
    outcome.pushes = changed.map { ActionsReady.push($0, context.client) }
    return outcome
  }
}
