/// How much is kept, and for how long.
public struct ActionRetention: Sendable, Hashable {
  /// How long a message is kept after it was first stored, in seconds.
  public var seconds: Double
  /// How many messages of one conversation are kept; the ones stored last.
  public var messagesPerConversation: Int
  /// How many messages are kept in all.
  public var maximumMessages: Int

  /// By default 30 days. Counts too small for a message and the ones in front of it are raised until these fit.
  public init(
    seconds: Double = 30 * 86_400, messagesPerConversation: Int = 200, maximumMessages: Int = 1_048_576
  ) {
    self.seconds = seconds
    self.messagesPerConversation = max(messagesPerConversation, SuggestedActionsMessage.previousMessagesLimit + 1)
    self.maximumMessages = max(maximumMessages, SuggestedActionsMessage.previousMessagesLimit + 1)
  }
}
