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
    let lists = try context.completed([generation.list] + generation.changed)
    let list = lists.first ?? generation.list
    var outcome = Outcome(.encoded(ActionsReady.bytes(of: list, context.client)))
    outcome.changedMessages = lists.map(\.messageId)
    outcome.shown = ListRevision(list.messageId, list.revision)
    outcome.pushes = lists.dropFirst().map { ActionsReady.push($0, context.client) }
    outcome.suggestion = context.suggestion(parameters, request, list)
    return outcome
  }
}
