/// What a call has changed about the messages of a conversation.
struct ConversationChanges {
  /// The moment of the earliest change, in seconds since 1970; nil where nothing has changed.
  private(set) var earliest: Double?
  /// A conversation out of which a message was moved.
  var left: Int?

  mutating func note(_ seconds: Double) { earliest = min(earliest ?? seconds, seconds) }
}
