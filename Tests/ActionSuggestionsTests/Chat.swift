import CivilTime
import Foundation
import JSONRPC
import Store

@testable import ActionSuggestions

/// Makes messages and requests in few words.
enum Chat {
  static let me = SuggestedActionsMessage.Participant(name: "Sam Lee", handle: "sam", isUser: true)
  static let ana = SuggestedActionsMessage.Participant(name: "Ana Ruiz", handle: "ana", isUser: false)
  static let people: [String: SuggestedActionsMessage.Participant] = [
    "me": me, "ana": ana, "tom": .init(name: "Tom Beck", handle: "tom", isUser: false),
    "eve": .init(name: "Eve Stone", handle: "eve", isUser: false),
    "max": .init(name: "Max Roth", handle: "max", isUser: false),
  ]
  static let zone = TimeZone(identifier: "America/New_York")

  /// A message of Monday, 2 March 2026, that many minutes after six in the evening in New York.
  static func message(_ id: String, _ body: String, minute: Int = 0, mine: Bool = false) -> SuggestedActionsMessage {
    let start = Timestamp("2026-03-02T18:00:00-05:00") ?? Timestamp(instant: .distantPast, offset: 0)
    return SuggestedActionsMessage(
      id: id, date: Timestamp(instant: start.instant.addingTimeInterval(Double(minute) * 60), offset: start.offset),
      body: body, sender: mine ? me : ana, recipients: [mine ? ana : me])
  }

  static func request(
    _ message: SuggestedActionsMessage, after previous: [SuggestedActionsMessage] = [], in conversation: String? = nil
  ) -> ActionRequest {
    ActionRequest(
      message: message, previousMessages: previous, conversationId: conversation, timeZone: zone, locale: "en_US",
      region: "US")
  }

  static func actions(_ body: String, mine: Bool = false) -> [SuggestedAction] {
    actions(request(message("m", body, mine: mine)))
  }

  /// What the message of the request offers behind those in front of it.
  static func actions(_ request: ActionRequest) -> [SuggestedAction] {
    let messages = request.previousMessages + [request.message]
    let facts = messages.map { MessageFacts(SaidMessage($0, of: request).request) }
    return MessageReading(facts, id: request.message.id, sequences: Array(facts.indices)).actions
  }

  static func suggestions(
    retention: ActionRetention = ActionRetention(), now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> (ActionSuggestions, Store) {
    let store = try Store(directory: nil, origin: "test", schemas: [ActionSuggestions.schema])
    return (ActionSuggestions(store: store, retention: retention, now: now), store)
  }

  /// What an action is about, in a line.
  static func describe(_ payload: ActionPayload) -> String {
    func target(_ target: CallTarget) -> String {
      switch target {
      case .phoneNumber(let number): number
      case .participant(let handle): handle
      }
    }
    let parts: [String?]
    switch payload {
    case .createEvent(let event): parts = [event.title, event.start, event.end.map { "to " + $0 }, event.location]
    case .createReminder(let reminder): parts = [reminder.title, reminder.due]
    case .addContact(let contact): parts = [contact.name] + contact.phoneNumbers + contact.emailAddresses
    case .openInMaps(let query, _): parts = [query]
    case .call(let to), .sendMessage(let to): parts = [target(to)]
    case .sendEmail(let address, _): parts = [address]
    case .openURL(let link), .joinCall(let link): parts = [link.url, link.warning == nil ? nil : "warned"]
    case .copyCode(let code, let domain): parts = [code, domain]
    case .trackParcel(let carrier, let number, _): parts = [carrier, number]
    case .trackFlight(_, let number, let date): parts = [number, date]
    case .shareLocation(let recipient), .sharePhotos(let recipient): parts = [recipient]
    case .sendMoney(let money): parts = [money.amount.map { "\($0)" }, money.currency, money.recipient]
    case .setTimer(let seconds): parts = ["\(seconds)"]
    case .setAlarm(let time): parts = [time]
    case .convert(let conversion): parts = ["\(conversion.value) \(conversion.unit)"]
    case .createPoll(_, let options): parts = [options.joined(separator: " | ")]
    }
    return "\(payload.kind) " + parts.compactMap { $0 }.joined(separator: ", ")
  }
}
