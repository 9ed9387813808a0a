internal import ActionSuggestions
internal import JSONRPC
internal import Snippets

/// `actions.get`: the actions for a message, at once. A message that was not read yet is read in the background.
enum ActionsGet: Method {
  static let name = "actions.get"
  static let entitlement: Entitlement? = .suggestedActions

  private enum Form: String, CaseIterable {
    case list
    case view
  }

  /// The list, if the call asks for one by the message's id alone and it was answered before.
  static func answerAtHand(
    _ method: String, _ parameters: Parameters, _ answers: inout AnswerCache
  ) -> [UInt8]? {
    guard method == name, parameters.object.members.count == 1, let id = parameters.object["messageId"]?.string
    else { return nil }
    return answers[OpaqueID(id)]
  }

  static func subject(_ parameters: Parameters) -> OpaqueID? {
    parameters.has("message") ? ActionCall.subject(parameters) : nil
  }

  static func awaits(_ parameters: Parameters) -> OpaqueID? { ActionCall.subject(parameters) }

  static func lane(_ parameters: Parameters) -> String? {
    parameters.has("message") ? ActionCall.lookupLane : nil
  }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let form = try parameters.optionalChoice("as", of: Form.self) ?? .list
    let style = try parameters.optionalStyle("style")
    let presentation = try parameters.presentation(over: context.client.presentation)
    let found = try find(parameters, context)
    let list = context.actionProviders.complete(found.list)
    var outcome: Outcome
    switch form {
    case .list:
      outcome = Outcome(.encoded(ActionsReady.bytes(of: list, context.client)))
      outcome.isList = list.state != .pending
    case .view:
      outcome = Outcome(.object(try ActionRow.json(list, style, presentation, context)))
    }
    outcome.looksUp = true
    if list.state != .pending { outcome.shown = ListRevision(list.messageId, list.revision) }
    outcome.background = found.work.map { [$0] } ?? []
    outcome.suggestion = found.request.flatMap { context.suggestion(parameters, $0, list) }
    return outcome
  }

  private struct Found {
    /// The list as it is now.
    var list: ActionList
    /// What is to follow where the message was not read yet.
    var work: BackgroundWork?
    /// What the call brings, where it was read already.
    var request: ActionRequest?
  }

  private static func find(_ parameters: Parameters, _ context: RequestContext) throws -> Found {
    let actions = try context.server.engines().actions
    let client = context.client.name
    guard parameters.has("message") else {
      let id = try ActionCall.identifier("messageId", parameters)
      if let list = try actions.list(for: id, client: client) { return Found(list: list) }
      guard context.isInBackground(OpaqueID("message " + id)) else {
        throw ResponseError(.unknownMessage, reason: "unknownMessage", message: "No message of this id was read.")
      }
      return Found(list: .pending(messageId: id))
    }
    guard !parameters.has("messageId") else { throw parameters.invalid("messageId", "excludes message") }
    var request = try ActionCall.request(parameters, context)
    // The style of this call is for this call; the conversation's comes with actions.generate.
    request.style = nil
    let id = request.message.id
    let stored = try actions.list(for: id, client: client)
    if let stored, try actions.isCurrent(request, client: client) {
      return Found(list: stored, request: request)
    }
    let content = request.contentHash.map { String($0, radix: 16) }.joined(separator: ".")
    let work = BackgroundWork(
      name: OpaqueID("\(content) \(id)"), subject: OpaqueID("message " + id),
      conversation: request.conversationId.flatMap { ActionCall.subject(conversation: $0) }, lane: ActionCall.lane
    ) { [request] context in
      read(request, parameters, context)
    }
    var pending = ActionList.pending(messageId: id)
    pending.revision = stored?.revision ?? 0
    return Found(list: pending, work: work)
  }

  /// Reads the message, and pushes its list with all others that changed thereby.
  private static func read(
    _ request: ActionRequest, _ parameters: Parameters, _ context: RequestContext
  ) -> Outcome {
    var outcome = Outcome(.null)
    do {
      try context.cancellation.check()
      let generation = try context.server.engines().actions.generate(request, client: context.client.name)
      let lists = try context.completed([generation.list] + generation.changed)
      outcome.changedMessages = lists.map(\.messageId)
      outcome.pushes = lists.map { ActionsReady.push($0, context.client) }
      outcome.suggestion = context.suggestion(parameters, request, generation.list)
    } catch {
      let failed = ActionList(
        messageId: request.message.id, conversationId: request.conversationId, revision: 0, state: .failed,
        reason: ResponseError(mapping: error).reason)
      outcome.pushes = [ActionsReady.push(failed, context.client)]
    }
    return outcome
  }
}
