import JSONRPC
import Store

extension ActionDesk {
  /// Keeps what a message says; whether that is news.
  func hear(_ said: SaidMessage, _ row: MessageRow) throws(StoreError) -> Bool {
    let key = said.key
    let known = try database.first("SELECT saidKey FROM action_message WHERE sequence = ?", .int(row.sequence)) { row in
      row.isNull(0) ? nil : row.blob(0)
    }
    if let known, known == key { return false }
    memory.forget(row.thread)
    try database.run(
      "UPDATE action_message SET said = ?, saidKey = ? WHERE sequence = ?", .text(said.stored), .blob(key),
      .int(row.sequence))
    return true
  }

  /// Reads anew what the changes may have made another: every message with a list from the earliest change on, as far
  /// as a message looks back.
  ///
  /// - Parameter fingerprints: Receives those whose owner may have changed thereby.
  /// - Returns: The sequence numbers of the messages whose own actions are others now.
  func reread(_ thread: Int, from earliest: Double, _ fingerprints: inout Set<String>) throws(StoreError) -> Set<Int> {
    let rows = try database.query(
      """
      SELECT \(HeardMessage.columns) FROM action_message
      WHERE thread = ? AND date >= ? AND said IS NOT NULL ORDER BY date, id
      """, .int(thread), .double(earliest)
    ) { row in HeardMessage(row) }
    guard let first = rows.first else { return [] }
    let before = try database.query(
      """
      SELECT \(HeardMessage.columns) FROM action_message
      WHERE thread = ? AND date < ? AND said IS NOT NULL ORDER BY date DESC, id DESC LIMIT ?
      """, .int(thread), .double(first.date), .int(RecentConversation.breadth)
    ) { row in HeardMessage(row) }
    let ordered = try inOrder(before.reversed() + rows, thread)
    var changed: Set<Int> = []
    for (position, heard) in ordered.enumerated() where heard.date >= first.date {
      guard heard.isGenerated else { continue }
      let start = max(0, position - SuggestedActionsMessage.previousMessagesLimit)
      if try read(ordered[start...position], &fingerprints) { changed.insert(heard.sequence) }
    }
    return changed
  }

  /// By date; of one moment by what the calls have shown.
  func inOrder(_ rows: [HeardMessage], _ thread: Int) throws(StoreError) -> [HeardMessage] {
    var ordered: [HeardMessage] = []
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, rows[end].date == rows[start].date { end += 1 }
      if end - start == 1 {
        ordered.append(rows[start])
      } else {
        let order = MessageOrder(links: try links(at: rows[start].date, in: thread))
        let places = order.places(of: rows[start..<end].map(\.id))
        ordered += rows[start..<end].sorted {
          places[OpaqueID($0.id), default: 0] < places[OpaqueID($1.id), default: 0]
        }
      }
      start = end
    }
    return ordered
  }

  /// Reads the last of the messages behind the others; whether its actions are others now.
  private func read(_ window: ArraySlice<HeardMessage>, _ fingerprints: inout Set<String>) throws(StoreError) -> Bool {
    guard let last = window.last else { return false }
    var facts: [MessageFacts] = []
    var sequences: [Int] = []
    for heard in window {
      guard let known = try self.facts(heard) else { continue }
      facts.append(known)
      sequences.append(heard.sequence)
    }
    guard sequences.last == last.sequence, let row = try message(last.sequence) else { return false }
    return try write(MessageReading(facts, id: last.id, sequences: sequences), row, &fingerprints)
  }

  func facts(_ heard: HeardMessage) throws(StoreError) -> MessageFacts? {
    if let known = cache.known(heard.key) { return known }
    let said = try database.first("SELECT said FROM action_message WHERE sequence = ?", .int(heard.sequence)) {
      row in
      row.optionalText(0)
    }
    guard let said = said ?? nil, let message = SaidMessage(id: heard.id, stored: said) else { return nil }
    return cache.facts(heard.key) { MessageFacts(message.request) }
  }

  /// Stores what was read; whether that is news.
  private func write(
    _ reading: MessageReading, _ row: MessageRow, _ fingerprints: inout Set<String>
  ) throws(StoreError) -> Bool {
    let stored = reading.stored
    let withdrawals = try database.query(
      "SELECT target, fingerprint FROM action_withdrawal WHERE message = ? ORDER BY target, fingerprint",
      .int(row.sequence)
    ) { row in MessageReading.Withdrawal(target: row.int(0), fingerprint: row.text(1)) }
    if withdrawals != reading.withdrawals {
      try database.run("DELETE FROM action_withdrawal WHERE message = ?", .int(row.sequence))
      for withdrawal in reading.withdrawals {
        try insert(withdrawal, by: row.sequence)
      }
      fingerprints.formUnion((withdrawals + reading.withdrawals).map(\.fingerprint))
    }
    guard row.actions != stored || row.state != reading.state || row.reason != reading.reason else { return false }
    fingerprints.formUnion(try fingerprintsOffered(by: row.sequence))
    fingerprints.formUnion(reading.actions.map(\.fingerprint))
    try database.run("DELETE FROM action_offer WHERE message = ?", .int(row.sequence))
    try database.run(
      "UPDATE action_message SET state = ?, reason = ?, actions = ?, hidden = 0 WHERE sequence = ?",
      .text(reading.state.rawValue), .text(reading.reason), .text(stored), .int(row.sequence))
    for (position, action) in reading.actions.enumerated() {
      try insert(action, at: position, of: row.sequence, in: row.thread)
    }
    return true
  }

  func insert(_ withdrawal: MessageReading.Withdrawal, by sequence: Int) throws(StoreError) {
    try database.run(
      "INSERT OR IGNORE INTO action_withdrawal VALUES (?, ?, ?)", .int(withdrawal.target),
      .text(withdrawal.fingerprint), .int(sequence))
  }

  func insert(
    _ action: SuggestedAction, at position: Int, of sequence: Int, in thread: Int
  ) throws(StoreError) {
    try database.run(
      "INSERT OR IGNORE INTO action_offer VALUES (?, ?, ?, ?, ?)", .int(thread), .text(action.fingerprint),
      .int(sequence), .int(position), .double(action.confidence))
  }
}
