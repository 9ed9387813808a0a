import JSONRPC
import Store

extension ActionSuggestions {
  /// Keeps what became of an action that the message has, or had before another message took it, and offers the less of
  /// what the person always dismisses in that conversation; see ``Offering``. What was dismissed is offered nowhere in
  /// the conversation any more.
  ///
  /// - Parameter provided: The fingerprint of the action, if it is a provided one.
  /// - Throws: ``OutcomeError``, `StoreError`.
  public func note(
    _ outcome: ActionOutcome, action id: String, of messageId: String, client: String, provided: String? = nil
  ) throws -> OutcomeChange {
    try change(client) { desk in
      guard let row = try desk.message(messageId), row.content != nil, try desk.list(row) != nil else {
        throw OutcomeError.unknownMessage
      }
      let own = row.allActions.first { $0.id.hasSameBytes(as: id) }
      guard let fingerprint = own?.fingerprint ?? provided else { throw OutcomeError.unknownAction }
      let (counting, changed) = try desk.note(outcome, fingerprint, on: row)
      return OutcomeChange(outcome: counting, changed: try desk.announce(changed))
    }
  }

  /// What is kept of outcomes, a conversation and a kind each, the newest conversation first. Of a message it is that of
  /// its conversation.
  ///
  /// - Parameters:
  ///   - scope: A conversation or a message is found only with its client.
  ///   - limit: How many at the most.
  public func outcomes(_ scope: OutcomeScope, limit: Int = 1_000) throws -> [OutcomeTally] {
    try store.use { database throws(StoreError) in
      try OutcomeDesk(desk(database, scope.client ?? ""), scope).tallies(limit: limit)
    }
  }

  /// Erases outcomes. What was offered less is offered again.
  ///
  /// - Parameter scope: A conversation or a message is found only with its client; of a message only what was told of
  ///   that message is erased.
  public func resetOutcomes(_ scope: OutcomeScope) throws -> OutcomeChange {
    try change(scope.client ?? "") { desk throws(StoreError) in
      try OutcomeDesk(desk, scope).reset { client in self.desk(desk.database, client) }
    }
  }
}
