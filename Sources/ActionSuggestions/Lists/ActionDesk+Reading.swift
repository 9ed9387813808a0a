import JSONRPC
import Store

extension ActionDesk {
  /// Of the messages of one moment only so many are looked at.
  private static let breadth = 32

  /// Keeps what a message says; whether that is news.
  func hear(_ said: SaidMessage, _ row: MessageRow) throws(StoreError) -> Bool {
    let key = said.key
    let known = try database.first("SELECT saidKey FROM action_message WHERE sequence = ?", .int(row.sequence)) { row in
      row.isNull(0) ? nil : row.blob(0)
    }
    if let known, known == key { return false }
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
      SELECT \(MessageRow.columns), saidKey FROM action_message WHERE thread = ? AND date >= ? AND said IS NOT NULL
      ORDER BY date, id
      """, .int(thread), .double(earliest)
    ) { row in Heard(row: MessageRow(row), key: row.blob(MessageRow.columnCount)) }
    guard let first = rows.first else { return [] }
    let before = try database.query(
      """
      SELECT \(MessageRow.columns), saidKey FROM action_message WHERE thread = ? AND date < ? AND said IS NOT NULL
      ORDER BY date DESC, id DESC LIMIT ?
      """, .int(thread), .double(first.row.date), .int(Self.breadth)
    ) { row in Heard(row: MessageRow(row), key: row.blob(MessageRow.columnCount)) }
    let ordered = try inOrder(before.reversed() + rows, thread)
    var changed: Set<Int> = []
    for (position, heard) in ordered.enumerated() where heard.row.content != nil && heard.row.date >= first.row.date {
      let start = max(0, position - SuggestedActionsMessage.previousMessagesLimit)
      if try read(Array(ordered[start...position]), &fingerprints) { changed.insert(heard.row.sequence) }
    }
    return changed
  }

  private struct Heard {
    var row: MessageRow
    var key: [UInt8]
  }

  /// By date; of one moment by what the calls have shown.
  private func inOrder(_ rows: [Heard], _ thread: Int) throws(StoreError) -> [Heard] {
    var ordered: [Heard] = []
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, rows[end].row.date == rows[start].row.date { end += 1 }
      if end - start == 1 {
        ordered.append(rows[start])
      } else {
        let order = MessageOrder(links: try links(at: rows[start].row.date, in: thread))
        let places = order.places(of: rows[start..<end].map(\.row.id))
        ordered += rows[start..<end].sorted {
          places[OpaqueID($0.row.id), default: 0] < places[OpaqueID($1.row.id), default: 0]
        }
      }
      start = end
    }
    return ordered
  }

  /// Reads the last of the messages behind the others; whether its actions are others now.
  private func read(_ window: [Heard], _ fingerprints: inout Set<String>) throws(StoreError) -> Bool {
    guard let last = window.last else { return false }
    var facts: [MessageFacts] = []
    var sequences: [Int] = []
    for heard in window {
      guard let known = try self.facts(heard) else { continue }
      facts.append(known)
      sequences.append(heard.row.sequence)
    }
    guard sequences.last == last.row.sequence else { return false }
    let reading = MessageReading(facts, id: last.row.id, sequences: sequences)
    return try write(reading, last.row, &fingerprints)
  }

  private func facts(_ heard: Heard) throws(StoreError) -> MessageFacts? {
    if let known = cache.known(heard.key) { return known }
    let said = try database.first("SELECT said FROM action_message WHERE sequence = ?", .int(heard.row.sequence)) {
      row in
      row.optionalText(0)
    }
    guard let said = said ?? nil, let message = SaidMessage(id: heard.row.id, stored: said) else { return nil }
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
        try database.run(
          "INSERT OR IGNORE INTO action_withdrawal VALUES (?, ?, ?)", .int(withdrawal.target),
          .text(withdrawal.fingerprint), .int(row.sequence))
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
      try database.run(
        "INSERT OR IGNORE INTO action_offer VALUES (?, ?, ?, ?)", .int(row.thread), .text(action.fingerprint),
        .int(row.sequence), .int(position))
    }
    return true
  }
}
