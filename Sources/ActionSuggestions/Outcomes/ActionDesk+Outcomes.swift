import Store

extension ActionDesk {
  /// How many actions of one message have outcomes at the most: the strongest, then by their fingerprints, so that which
  /// ones are kept does not depend on the order of the calls.
  private static let outcomesPerMessage = 32

  /// What the outcomes of a kind say in the conversation. Where there are none it is one look into an index.
  func standing(of kind: Substring, in thread: Int) throws(StoreError) -> KindStanding {
    let outcomes = try database.query(
      """
      SELECT fingerprint, max(outcome) FROM action_outcome WHERE thread = ? AND fingerprint >= ? AND fingerprint < ?
      GROUP BY fingerprint
      """, .int(thread), .text(Fingerprint.first(of: kind)), .text(Fingerprint.end(of: kind))
    ) { row in (fingerprint: row.text(0), outcome: ActionOutcome(strength: row.int(1)) ?? .offered) }
    return outcomes.isEmpty ? .usual : KindStanding(outcomes)
  }

  /// Keeps the outcome of an action of the message.
  ///
  /// - Returns: What counts for the action now, and the numbers of the messages that show something else thereby.
  func note(
    _ outcome: ActionOutcome, _ fingerprint: String, on row: MessageRow
  ) throws(StoreError) -> (outcome: ActionOutcome, changed: Set<Int>) {
    let kind = Fingerprint.kind(fingerprint)
    let before = try standing(of: kind, in: row.thread)
    try database.run(
      """
      INSERT INTO action_outcome VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET outcome = max(outcome, excluded.outcome)
      """, .int(row.thread), .text(fingerprint), .int(row.sequence), .int(outcome.strength))
    try database.run(
      """
      DELETE FROM action_outcome WHERE message = ?1 AND fingerprint NOT IN (
        SELECT fingerprint FROM action_outcome WHERE message = ?1 ORDER BY outcome DESC, fingerprint LIMIT ?2
      )
      """, .int(row.sequence), .int(Self.outcomesPerMessage))
    let after = try standing(of: kind, in: row.thread)
    var swayed: Set<String> = [fingerprint]
    if before.offering != after.offering { swayed.formUnion(try fingerprints(of: kind, in: row.thread)) }
    let strongest = try database.first(
      "SELECT max(outcome) FROM action_outcome WHERE thread = ? AND fingerprint = ?", .int(row.thread),
      .text(fingerprint)
    ) { row in row.int(0) }
    return (
      strongest.flatMap { ActionOutcome(strength: $0) } ?? outcome, try settle(swayed, in: row.thread)
    )
  }

  /// The actions of those kinds of which the message, or the whole conversation, has outcomes: what it shows of them
  /// may be another if these outcomes come or go.
  func fingerprintsSwayed(by message: Int? = nil, in thread: Int) throws(StoreError) -> Set<String> {
    let told = try database.query(
      "SELECT DISTINCT fingerprint FROM action_outcome WHERE thread = ?1 AND (?2 IS NULL OR message = ?2)",
      .int(thread), .int(message)
    ) { row in row.text(0) }
    var swayed: Set<String> = []
    for kind in Set(told.map { Fingerprint.kind($0) }) {
      swayed.formUnion(try fingerprints(of: kind, in: thread))
    }
    return swayed
  }

  private func fingerprints(of kind: Substring, in thread: Int) throws(StoreError) -> [String] {
    try database.query(
      "SELECT DISTINCT fingerprint FROM action_offer WHERE thread = ? AND fingerprint >= ? AND fingerprint < ?",
      .int(thread), .text(Fingerprint.first(of: kind)), .text(Fingerprint.end(of: kind))
    ) { row in row.text(0) }
  }
}
