import Store

/// The work on outcomes for whoever looks at them, inside one transaction.
struct OutcomeDesk {
  private let desk: ActionDesk
  private let scope: OutcomeScope

  init(_ desk: ActionDesk, _ scope: OutcomeScope) {
    self.desk = desk
    self.scope = scope
  }

  private struct Thread {
    var key: Int
    var client: String
    /// The message that was named.
    var message: Int?
  }

  func tallies(limit: Int) throws(StoreError) -> [OutcomeTally] {
    var tallies: [OutcomeTally] = []
    for thread in try threads() {
      guard tallies.count < limit else { break }
      tallies += try self.tallies(of: thread)
    }
    return Array(tallies.prefix(limit))
  }

  private func tallies(of thread: Thread) throws(StoreError) -> [OutcomeTally] {
    let outcomes = try desk.database.query(
      """
      SELECT fingerprint, max(outcome) FROM action_outcome
      WHERE thread = ? AND fingerprint >= ? AND fingerprint < ? GROUP BY fingerprint
      """, .int(thread.key), first, end
    ) { row in (kind: String(Fingerprint.kind(row.text(0))), outcome: ActionOutcome(strength: row.int(1))) }
    guard !outcomes.isEmpty, let name = try desk.conversationName(thread.key) else { return [] }
    var tallies: [String: OutcomeTally] = [:]
    for (kind, outcome) in outcomes {
      let new = OutcomeTally(client: thread.client, conversationId: name, kind: kind)
      if let outcome { tallies[kind, default: new].add(outcome) }
    }
    return tallies.values.sorted { $0.kind < $1.kind }
  }

  /// - Parameter deskFor: The desk of a client, whose lists may change.
  func reset(deskFor: (String) -> ActionDesk) throws(StoreError) -> OutcomeChange {
    var result = OutcomeChange()
    for thread in try threads() {
      let desk = deskFor(thread.client)
      let swayed = try desk.fingerprintsSwayed(by: thread.message, in: thread.key)
      result.forgotten += try desk.database.run(
        """
        DELETE FROM action_outcome
        WHERE thread = ?1 AND fingerprint >= ?2 AND fingerprint < ?3 AND (?4 IS NULL OR message = ?4)
        """, .int(thread.key), first, end, .int(thread.message))
      result.changed += try desk.announce(try desk.settle(swayed, in: thread.key))
    }
    return result
  }

  /// The conversations with outcomes, the newest first.
  private func threads() throws(StoreError) -> [Thread] {
    if let id = scope.messageId {
      guard let row = try desk.message(id) else { return [] }
      return [Thread(key: row.thread, client: desk.client, message: row.sequence)]
    }
    if let name = scope.conversationId {
      return try desk.thread(named: name).map { [Thread(key: $0, client: desk.client)] } ?? []
    }
    return try desk.database.query(
      """
      SELECT key, client FROM action_thread
      WHERE (?1 IS NULL OR client = ?1) AND key IN (SELECT thread FROM action_outcome) ORDER BY key DESC
      """, .text(scope.client)
    ) { row in Thread(key: row.int(0), client: row.text(1)) }
  }

  private var first: SQLValue { .text(scope.kind.map { Fingerprint.first(of: $0[...]) } ?? "") }
  /// No text is greater than a blob.
  private var end: SQLValue { scope.kind.map { .text(Fingerprint.end(of: $0[...])) } ?? .blob([]) }
}
