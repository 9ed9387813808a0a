import Store

extension ActionDesk {
  /// How many messages one call clears away for one reason at the most; more than it can add.
  private static let batch = 32

  /// Makes room: clears what is too old, what a conversation has too much of, and what all of them have too much of.
  ///
  /// Nothing is counted by a scan, and what a call clears is bounded, so that it costs the same in a full store as in
  /// an empty one. What is cleared away gives no action back.
  func makeRoom(in thread: Int) throws(StoreError) {
    let count = try database.first("SELECT count FROM action_thread WHERE key = ?", .int(thread)) { row in row.int(0) }
    let ofThread = bounded((count ?? 0) - retention.messagesPerConversation)
    if ofThread > 0 {
      let sql = "SELECT \(MessageRow.columns) FROM action_message WHERE thread = ? ORDER BY sequence LIMIT ?"
      try forget(try database.query(sql, .int(thread), .int(ofThread)) { row in MessageRow(row) })
    }
    let total = try database.first("SELECT count FROM action_ledger") { row in row.int(0) }
    let ofAll = bounded((total ?? 0) - retention.maximumMessages)
    if ofAll > 0 {
      let sql = "SELECT \(MessageRow.columns) FROM action_message ORDER BY sequence LIMIT ?"
      try forget(try database.query(sql, .int(ofAll)) { row in MessageRow(row) })
    }
    let sql = "SELECT \(MessageRow.columns) FROM action_message WHERE stored < ? ORDER BY stored LIMIT ?"
    try forget(
      try database.query(sql, .double(now - retention.seconds), .int(Self.batch)) { row in MessageRow(row) })
  }

  private func bounded(_ excess: Int) -> Int { min(excess, Self.batch) }

  private func forget(_ rows: [MessageRow]) throws(StoreError) {
    for row in rows { try forget(row) }
  }
}
