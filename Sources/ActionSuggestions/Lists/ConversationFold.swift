/// The end of a conversation as it was read up to the last message, so that the next one is read behind it at once.
struct ConversationFold: Sendable {
  private var reader = ConversationReader()
  /// The rows of the messages that the next one looks back at.
  private var sequences: [Int] = []
  /// Whether each of these says something of a plan.
  private var areAboutPlans: [Bool] = []

  /// Reads the next message. ``close(_:_:)`` must follow before another one is read.
  mutating func read(_ facts: MessageFacts, id: String) -> MessageReading {
    reader.read(facts)
    return MessageReading(
      reader.result(facts), of: facts, id: id, sequences: sequences, first: reader.count - 1 - sequences.count)
  }

  /// Reads a message of which it does not matter what it offers.
  mutating func add(_ facts: MessageFacts, _ sequence: Int) {
    reader.read(facts)
    sequences.append(sequence)
    areAboutPlans.append(!facts.fragments.isEmpty)
  }

  /// Notes the row of the message that was read last.
  ///
  /// - Returns: Whether the fold goes on to be right: what a message that is out of sight now has said of a plan is not
  ///   known any more.
  mutating func close(_ facts: MessageFacts, _ sequence: Int) -> Bool {
    sequences.append(sequence)
    areAboutPlans.append(!facts.fragments.isEmpty)
    guard sequences.count > SuggestedActionsMessage.previousMessagesLimit else { return true }
    sequences.removeFirst()
    return !areAboutPlans.removeFirst()
  }

  func contains(_ sequence: Int) -> Bool { sequences.contains(sequence) }
}
