internal import ActionSuggestions
internal import JSONRPC

/// `actions.generate`: reads a message, and answers once its list is stored.
enum ActionsGenerate: Method {
  static let name = "actions.generate"
  static let entitlement: Entitlement? = .suggestedActions
  /// What changes conversations runs in the order of the calls: which conversation it is, only the store knows.
  static let lane = "actions"

  static func lane(_ parameters: Parameters) -> String? { lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let request = try parameters.actionRequest(context)
    return try outcome(request, context, isPushed: false)
  }

  /// - Parameter isPushed: Whether nobody waits for the answer, so that the list itself is pushed.
  static func outcome(_ request: ActionRequest, _ context: RequestContext, isPushed: Bool) throws -> Outcome {
    let generation = try context.server.engines().actions.generate(request, client: context.client.name)
    let list = generation.list
    var outcome = Outcome(
      .encoded(
        JSONWriter.bytes(of: .object(list.json(positions: context.client.positionEncoding.textRange)))))
    outcome.pushes = ((isPushed ? [list] : []) + generation.changed).map { ActionsReady.push($0, context.client) }
    outcome.changedMessages = [list.messageId] + generation.changed.map(\.messageId)
    outcome.listedMessage = list.messageId
    return outcome
  }
}
