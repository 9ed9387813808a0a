internal import ActionSuggestions
internal import JSONRPC
internal import Snippets

extension Parameters {
  /// What `actions.generate` and `actions.get` take of a message. Zone and locale are the client's where the call names none.
  func actionRequest(_ context: RequestContext) throws(ResponseError) -> ActionRequest {
    let message = try object("message").message()
    var previous: [SuggestedActionsMessage] = []
    for parameters in try optionalObjects("previousMessages") ?? [] { previous.append(try parameters.message()) }
    let conversationId = has("conversationId") ? try identifier("conversationId") : nil
    return ActionRequest(
      message: message, previousMessages: previous, conversationId: conversationId,
      timeZone: try optionalTimeZone("timeZone") ?? context.client.timeZone,
      locale: try optionalString("locale") ?? context.client.locale, region: try optionalString("region"),
      style: try optionalStyle("style")?.members)
  }

  private func message() throws(ResponseError) -> SuggestedActionsMessage {
    var recipients: [SuggestedActionsMessage.Participant] = []
    for parameters in try objects("recipients") { recipients.append(try parameters.participant()) }
    return SuggestedActionsMessage(
      id: try identifier("id"), date: try timestamp("date"), subject: try optionalString("subject"),
      body: try string("body"), sender: try object("sender").participant(), recipients: recipients)
  }

  private func participant() throws(ResponseError) -> SuggestedActionsMessage.Participant {
    SuggestedActionsMessage.Participant(
      name: try string("name"), handle: try string("handle"), isUser: try bool("isUser"))
  }
}
