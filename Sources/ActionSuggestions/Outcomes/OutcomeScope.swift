/// Which outcomes are looked at or reset; what is nil does not narrow it.
public struct OutcomeScope: Sendable, Hashable {
  /// Whose.
  public var client: String?
  /// In which conversation.
  public var conversationId: String?
  /// On which message.
  public var messageId: String?
  /// Of which kind, by its word in the protocol.
  public var kind: String?

  /// By default everything.
  public init(
    client: String? = nil, conversationId: String? = nil, messageId: String? = nil, kind: String? = nil
  ) {
    self.client = client
    self.conversationId = conversationId
    self.messageId = messageId
    self.kind = kind
  }
}
