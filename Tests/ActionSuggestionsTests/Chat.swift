import CivilTime
import Foundation
import JSONRPC
import Store

@testable import ActionSuggestions

/// Makes messages and requests in few words.
enum Chat {
  static let me = SuggestedActionsMessage.Participant(name: "Sam Lee", handle: "sam", isUser: true)
  static let ana = SuggestedActionsMessage.Participant(name: "Ana Ruiz", handle: "ana", isUser: false)
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
}
