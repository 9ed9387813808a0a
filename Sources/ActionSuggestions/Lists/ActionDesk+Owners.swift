import JSONRPC
import Store

extension ActionDesk {
  /// Notes which of two messages of one moment stood in front of the other, as the call shows it.
  ///
  /// - Parameters:
  ///   - fingerprints: Receives those whose owner may have changed thereby.
  ///   - changes: Receives the moment from which on the order may have changed.
  func noteOrder(
    of request: ActionRequest, thread: Int, fingerprints: inout Set<String>, changes: inout ConversationChanges
  ) throws(StoreError) {
    var last: [Double: String] = [:]
    for message in request.context + [request.message] {
      if let earlier = last[message.seconds], !earlier.hasSameBytes(as: message.id) {
        let isNew =
          try database.run(
            "INSERT OR IGNORE INTO action_order VALUES (?, ?, ?, ?)", .int(thread), .double(message.seconds),
            .text(earlier), .text(message.id)) > 0
        if isNew {
          memory.forget(thread)
          changes.note(message.seconds)
          // The new link may also settle messages that others connect with these two.
          fingerprints.formUnion(
            try database.query(
              """
              SELECT DISTINCT o.fingerprint FROM action_message m JOIN action_offer o ON o.message = m.sequence
              WHERE m.thread = ? AND m.date = ?
              """, .int(thread), .double(message.seconds)
            ) { row in row.text(0) })
        }
      }
      last[message.seconds] = message.id
    }
  }

  /// Gives each action to the earliest message of the conversation that has it, and hides it from the others. One that
  /// a later message has made untrue is hidden everywhere in front of that, and one that the person does not want is
  /// hidden everywhere.
  ///
  /// - Returns: The sequence numbers of the messages for which something changed.
  func settle(_ fingerprints: Set<String>, in thread: Int) throws(StoreError) -> Set<Int> {
    var changed: Set<Int> = []
    var standings: [Substring: KindStanding] = [:]
    for fingerprint in fingerprints {
      let kind = Fingerprint.kind(fingerprint)
      if standings[kind] == nil { standings[kind] = try standing(of: kind, in: thread) }
      let standing = standings[kind] ?? .usual
      let holders = try database.query(
        """
        SELECT m.sequence, m.id, m.date, m.hidden, o.position, o.confidence, EXISTS (
          SELECT 1 FROM action_withdrawal w WHERE w.target = o.message AND w.fingerprint = o.fingerprint
        ) FROM action_offer o
        JOIN action_message m ON m.sequence = o.message WHERE o.thread = ? AND o.fingerprint = ?
        """, .int(thread), .text(fingerprint)
      ) { row in
        Holder(
          sequence: row.int(0), id: row.text(1), date: row.double(2), hidden: row.int(3), position: row.int(4),
          confidence: row.double(5), isWithdrawn: row.bool(6))
      }
      let owner = try earliest(
        of: holders.filter { !$0.isWithdrawn && standing.allows(fingerprint, confidence: $0.confidence) }, in: thread)
      for holder in holders {
        let bit = 1 << holder.position
        let hidden = holder.sequence == owner ? holder.hidden & ~bit : holder.hidden | bit
        guard hidden != holder.hidden else { continue }
        try database.run("UPDATE action_message SET hidden = ? WHERE sequence = ?", .int(hidden), .int(holder.sequence))
        changed.insert(holder.sequence)
      }
    }
    return changed
  }

  private struct Holder {
    var sequence: Int
    var id: String
    var date: Double
    var hidden: Int
    var position: Int
    var confidence: Double
    var isWithdrawn: Bool
  }

  /// By date; of the same moment by the order in which calls have shown them; then by id.
  private func earliest(of holders: [Holder], in thread: Int) throws(StoreError) -> Int? {
    guard let date = holders.map(\.date).min() else { return nil }
    let first = holders.filter { $0.date == date }
    guard first.count > 1 else { return first.first?.sequence }
    let id = MessageOrder(links: try links(at: date, in: thread)).first(of: first.map(\.id))
    return first.first { holder in id.map { holder.id.hasSameBytes(as: $0) } ?? false }?.sequence
  }

  /// What the calls have shown of the order of the messages of one moment.
  func links(at date: Double, in thread: Int) throws(StoreError) -> [MessageOrder.Link] {
    try database.query(
      "SELECT earlier, later FROM action_order WHERE thread = ? AND date = ?", .int(thread), .double(date)
    ) { row in MessageOrder.Link(earlier: row.text(0), later: row.text(1)) }
  }
}
