internal import ActionSuggestions
internal import JSONRPC

/// `actions.generate`: reads a message, and answers when its list of actions is stored.
enum ActionsGenerate: Method {
  static let name = "actions.generate"
  static let entitlement: Entitlement? = .suggestedActions

  static func lane(_ parameters: Parameters) -> String? { ActionCall.lane }

  static func subject(_ parameters: Parameters) -> OpaqueID? { ActionCall.subject(parameters) }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let request = try ActionCall.request(parameters, context.client)
    let generation = try context.server.engines().actions.generate(request, client: context.client.name)
    var outcome = Outcome(.encoded(ActionsReady.bytes(of: generation.list, context.client)))
    outcome.changedMessages = [generation.list.messageId] + generation.changed.map(\.messageId)
    outcome.shown = ListRevision(generation.list.messageId, generation.list.revision)
    outcome.pushes = generation.changed.map { ActionsReady.push($0, context.client) }
    return outcome
  }
}
