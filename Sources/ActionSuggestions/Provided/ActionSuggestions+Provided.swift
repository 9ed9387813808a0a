package import JSONRPC
import Store

extension ActionSuggestions {
  /// Settles what provided actions are shown. It follows from the messages alone, not from the order of the calls.
  ///
  /// Our own come first. Of a provided action that is the same on several messages of a conversation, the earliest
  /// message has it; none has it where one of the conversation's own lists does, where it was dismissed, or where the
  /// person does not want its kind. Of one message there are no more than ``limit`` actions in all.
  ///
  /// - Parameters:
  ///   - messages: All for which something is provided, of whatever conversations.
  ///   - shown: What was shown of each message before.
  ///   - touched: Only the conversations of these messages are looked at; nil for all.
  /// - Throws: `StoreError`.
  package func arrange(
    _ messages: [ProvidedMessage], shown: [OpaqueID: [ProvidedAction]], touched: [String]?, client: String
  ) throws -> Arrangement {
    try change(client) { desk throws(StoreError) in
      try ProvidedDesk(desk: desk).arrange(messages, shown: shown, touched: touched)
    }
  }

  /// How many actions a message has at the most.
  public static let limit = MessageFacts.limit
}
