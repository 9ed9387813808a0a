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
    guard let last = messages.last, !last.isTooLong else {
      state = .unavailable
      reason = "tooLong"
      return
    }
    let result = ConversationReader.read(messages)
    actions = result.drafts.map { SuggestedAction($0, messageID: id) }
    withdrawals = result.withdrawn.compactMap { offer in
      sequences.indices.contains(offer.message)
        ? Withdrawal(target: sequences[offer.message], fingerprint: offer.fingerprint) : nil
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
