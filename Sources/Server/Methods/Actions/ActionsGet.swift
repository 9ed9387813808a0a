internal import ActionSuggestions
internal import JSONRPC
internal import Snippets

/// `actions.get`: the actions for a message, at once.
enum ActionsGet: Method {
  static let name = "actions.get"
  static let entitlement: Entitlement? = .suggestedActions

  private enum Form: String, CaseIterable {
    case list, view
  }

  /// The list, if the call asks for one by the message's id alone and it was answered before.
  static func answerAtHand(
    _ method: String, _ parameters: Parameters, _ answers: inout AnswerCache
  ) -> [UInt8]? {
    guard method == name, parameters.object.members.count == 1, let id = parameters.object["messageId"]?.string
    else { return nil }
    return answers[OpaqueID(id)]
  }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let form = try parameters.optionalChoice("as", of: Form.self) ?? .list
    let style = try parameters.optionalStyle("style") ?? SnippetStyle()
    guard parameters.has("message") else {
      let id = try parameters.identifier("messageId")
      guard let list = try context.server.engines().actions.list(for: id, client: context.client.name) else {
        throw ResponseError(.unknownMessage, reason: "unknownMessage", message: "No list is stored for the message.")
      }
      return try outcome(list, form, style, context)
    }
    guard !parameters.has("messageId") else { throw parameters.invalid("messageId", "excludes message") }
    var request = try parameters.actionRequest(context)
    // The style of this call is for its own row alone.
    request.style = nil
    let actions = try context.server.engines().actions
    if try actions.isCurrent(request, client: context.client.name),
      let list = try actions.list(for: request.message.id, client: context.client.name)
    {
      return try outcome(list, form, style, context)
    }
    let pending = ActionList.pending(messageId: request.message.id, conversationId: request.conversationId)
    var outcome = try outcome(pending, form, style, context)
    outcome.listedMessage = nil
    outcome.background = [reading(request)]
    return outcome
  }

  /// Reads the message behind the answer, and pushes its list.
  private static func reading(_ request: ActionRequest) -> BackgroundWork {
    BackgroundWork(name: name + " " + request.identity, lane: ActionsGenerate.lane) { context in
      do {
        try context.cancellation.check()
        return try ActionsGenerate.outcome(request, context, isPushed: true)
      } catch {
        let failure = ResponseError(mapping: error)
        let list = ActionList(
          messageId: request.message.id, conversationId: request.conversationId, revision: 0, state: .failed,
          reason: failure.reason)
        var outcome = Outcome(.failure(failure))
        outcome.pushes = [ActionsReady.push(list, context.client)]
        return outcome
      }
    }
  }

  private static func outcome(
    _ list: ActionList, _ form: Form, _ style: SnippetStyle, _ context: RequestContext
  ) throws -> Outcome {
    let positions = context.client.positionEncoding.textRange
    switch form {
    case .list:
      var outcome = Outcome(.encoded(JSONWriter.bytes(of: .object(list.json(positions: positions)))))
      outcome.listedMessage = list.messageId
      return outcome
    case .view:
      var outer = context.client.style
      if let id = list.conversationId,
        let stored = try context.server.engines().actions.style(for: id, client: context.client.name),
        let conversation = try? SnippetStyle(.object(stored), at: "")
      {
        outer = conversation.inheriting(outer)
      }
      return Outcome(.object(try ActionRow.json(list, style: style.inheriting(outer))))
    }
  }
}
