import JSONRPC

/// What reading one message behind others gave, before it is settled who of the conversation has what.
struct MessageReading {
  /// An action of an earlier message that is no longer true.
  struct Withdrawal: Equatable {
    /// The number of the message's row.
    var target: Int
    var fingerprint: String
  }

  var state: ActionState
  var reason: String?
  var actions: [SuggestedAction] = []
  var withdrawals: [Withdrawal] = []

  /// - Parameters:
  ///   - messages: The message behind those in front of it.
  ///   - sequences: The numbers of their rows.
  init(_ messages: [MessageFacts], id: String, sequences: [Int]) {
    self.init(ConversationReader.read(messages), of: messages.last, id: id, sequences: sequences, first: 0)
  }

  /// - Parameters:
  ///   - result: What the reader of the conversation says of the message.
  ///   - last: The message by itself.
  ///   - sequences: The numbers of the rows of the messages in front of it.
  ///   - first: The reader's number of the first of these.
  init(_ result: ConversationReader.Result, of last: MessageFacts?, id: String, sequences: [Int], first: Int) {
    guard let last, !last.isTooLong else {
      state = .unavailable
      reason = "tooLong"
      return
    }
    actions = result.drafts.map { SuggestedAction($0, messageID: id) }
    withdrawals = result.withdrawn.compactMap { offer in
      sequences[safe: offer.message - first].map { Withdrawal(target: $0, fingerprint: offer.fingerprint) }
    }
    withdrawals.sort { ($0.target, $0.fingerprint) < ($1.target, $1.fingerprint) }
    if actions.isEmpty, last.isUnsupported {
      state = .unavailable
      reason = "unsupportedLanguage"
    } else {
      state = actions.isEmpty ? .none : .ready
    }
  }

  /// What the store keeps of the actions.
  var stored: String {
    actions.isEmpty ? "[]" : JSONWriter.text(of: .array(actions.map(\.stored)))
  }
}
