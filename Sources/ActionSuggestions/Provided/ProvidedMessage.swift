/// What was provided for one message, in the order in which it is to be shown.
public struct ProvidedMessage: Sendable, Equatable {
  /// The message's id.
  public var messageId: String
  /// The best first.
  public var actions: [ProvidedAction]

  /// The actions are taken as they stand; they must be checked.
  public init(messageId: String, actions: [ProvidedAction]) {
    self.messageId = messageId
    self.actions = actions
  }
}
