internal import ActionSuggestions
internal import CivilTime
internal import Foundation
internal import JSONRPC
internal import Snippets

/// What the calls about a message's actions have in common.
enum ActionCall {
  /// What changes lists runs in the order of the calls: which conversation a call belongs to follows from the ids of
  /// messages as well, so that only the store knows it.
  static let lane = "actions"
  /// Looks that bring a message's text run in their order too, but wait for no reading.
  static let lookupLane = "actions.get"

  /// The message that the call brings or forgets.
  static func subject(_ parameters: Parameters) -> OpaqueID? {
    let id = (parameters.object["message"]?["id"] ?? parameters.object["messageId"])?.string
    // An id that is too long is refused later; it must not be kept meanwhile.
    return id.flatMap { $0.utf8.count <= longest ? OpaqueID("message " + $0) : nil }
  }

  /// The conversation as a subject of calls.
  static func subject(conversation: String) -> OpaqueID? {
    conversation.utf8.count <= longest ? OpaqueID("conversation " + conversation) : nil
  }

  /// In bytes, of an id of 1,024 characters.
  private static let longest = 4_096

  static func request(_ parameters: Parameters, _ context: RequestContext) throws(ResponseError) -> ActionRequest {
    try request(parameters, context.client, context.server.knownMessages)
  }

  /// - Parameter known: Messages that were sent before.
  static func request(
    _ parameters: Parameters, _ client: Client, _ known: KnownMessages = KnownMessages()
  ) throws(ResponseError) -> ActionRequest {
    var previous: [SuggestedActionsMessage] = []
    // Of more messages only the last ones count, and only those are looked at.
    let given = try parameters.optionalPlainObjects("previousMessages") ?? []
    let first = max(0, given.count - SuggestedActionsMessage.previousMessagesLimit)
    previous.reserveCapacity(given.count - first)
    for index in first..<given.count {
      previous.append(
        try message(given[index], known) {
          Parameters(given[index], pointer: parameters.pointer(to: "previousMessages"), index: index)
        })
    }
    let own = try parameters.object("message")
    let message = try message(own.object, known) { own }
    return ActionRequest(
      message: message, previousMessages: previous,
      conversationId: try optionalIdentifier("conversationId", parameters),
      timeZone: try parameters.optionalTimeZone("timeZone") ?? zone(of: message, client),
      locale: try parameters.optionalString("locale") ?? client.locale,
      region: try parameters.optionalString("region"),
      style: try parameters.optionalStyle("style")?.members)
  }

  /// The person's zone, if nobody names it: the system's, unless the message's date was written with another offset.
  private static func zone(of message: SuggestedActionsMessage, _ client: Client) -> TimeZone? {
    if let zone = client.statedTimeZone { return zone }
    let date = message.date
    return client.timeZone.secondsFromGMT(for: date.instant) == date.offset ? client.timeZone : nil
  }

  /// - Parameter parameters: The object for reading its members, where they have to be read.
  private static func message(
    _ object: JSONObject, _ known: KnownMessages, _ parameters: () -> Parameters
  ) throws(ResponseError) -> SuggestedActionsMessage {
    guard let text = object.text else { return try message(parameters()) }
    if let message = known.message(text) { return message }
    let message = try message(parameters())
    known.insert(message, text)
    return message
  }

  private static func message(_ parameters: Parameters) throws(ResponseError) -> SuggestedActionsMessage {
    var recipients: [SuggestedActionsMessage.Participant] = []
    for entry in try parameters.objects("recipients") { recipients.append(try participant(entry)) }
    return SuggestedActionsMessage(
      id: try identifier("id", parameters), date: try parameters.timestamp("date"),
      subject: try parameters.optionalString("subject"), body: try parameters.string("body"),
      sender: try participant(try parameters.object("sender")), recipients: recipients)
  }

  private static func participant(
    _ parameters: Parameters
  ) throws(ResponseError) -> SuggestedActionsMessage.Participant {
    SuggestedActionsMessage.Participant(
      name: try parameters.string("name"), handle: try parameters.string("handle"),
      isUser: try parameters.bool("isUser"))
  }

  /// An id of the client's, which is stored as it is.
  static func identifier(_ name: String, _ parameters: Parameters) throws(ResponseError) -> String {
    let text = try parameters.identifier(name)
    guard text.unicodeScalars.count <= 1_024 else {
      throw parameters.invalid(name, "must have at most 1,024 characters")
    }
    return text
  }

  static func optionalIdentifier(_ name: String, _ parameters: Parameters) throws(ResponseError) -> String? {
    parameters.has(name) ? try identifier(name, parameters) : nil
  }
}
