import JSONRPC

/// The end of a conversation as the store has it, so that a message behind all others is settled without looking there.
struct RecentConversation: Sendable {
  /// The number of its row.
  let thread: Int
  /// The host's name for it, where it has one.
  let name: String?
  /// The name that lists show.
  let shownName: String?
  /// The last messages of which it is known what they say, in the order of the conversation.
  private(set) var messages: [HeardMessage]
  /// How many messages the store keeps of it, with those of this transaction.
  var count: Int
  /// What was read of the window; nil where that must be read again.
  var fold: ConversationFold?

  /// So many messages in front of one are looked at.
  static let breadth = 16

  /// - Parameter messages: The last ones, at most ``breadth`` of them.
  /// - Returns: Nil where more messages than these could stand in front of the next one, because many have one moment.
  init?(thread: Int, name: String?, shownName: String?, messages: [HeardMessage], count: Int) {
    let reach = SuggestedActionsMessage.previousMessagesLimit
    if messages.count >= Self.breadth, messages[messages.count - reach].date <= messages[0].date { return nil }
    self.thread = thread
    self.name = name
    self.shownName = shownName
    self.messages = messages
    self.count = count
  }

  mutating func append(_ message: HeardMessage) {
    if messages.count >= 2 * Self.breadth { messages.removeFirst(messages.count - Self.breadth + 1) }
    messages.append(message)
  }

  mutating func remove(_ sequence: Int) {
    messages.removeAll { $0.sequence == sequence }
    if fold?.contains(sequence) ?? false { fold = nil }
  }

  /// The messages that a message behind the last one looks back at.
  var window: ArraySlice<HeardMessage> { messages.suffix(SuggestedActionsMessage.previousMessagesLimit) }

  /// Whether the request's message stands behind all others, and the messages in front of it bring nothing new.
  func isContinued(by request: ActionRequest) -> Bool {
    guard let last = messages.last, request.message.seconds > last.date else { return false }
    if let name = request.conversationId {
      guard let mine = self.name, mine.hasSameBytes(as: name) else { return false }
    }
    var next = messages.endIndex
    var following = request.message.seconds
    for seen in request.context.reversed() {
      // Messages of one moment tell their order, which may be news.
      guard seen.seconds < following else { return false }
      following = seen.seconds
      guard let place = messages[..<next].lastIndex(where: { $0.id.hasSameBytes(as: seen.id) }) else { return false }
      next = place
      let known = messages[place]
      if !known.isGenerated, known.key != SaidMessage(seen, of: request).key { return false }
    }
    return !messages.contains { $0.id.hasSameBytes(as: request.message.id) }
  }
}
