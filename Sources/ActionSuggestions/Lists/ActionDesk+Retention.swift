import Store

extension ActionDesk {
  /// How many messages one call clears away for one reason at the most; more than it can add.
  private static let batch = 32

  /// Makes room: clears what is too old, what a conversation has too much of, and what all of them have too much of.
  ///
  /// Nothing is counted by a scan, and what a call clears is bounded, so that it costs the same in a full store as in
  /// an empty one. What is cleared away gives no action back.
  ///
  /// - Parameters:
  ///   - thread: The conversation that the call has added to.
  ///   - count: How many messages it has.
  /// - Returns: What was cleared away.
  @discardableResult func makeRoom(in thread: Int, of count: Int) throws(StoreError) -> [MessageRow] {
    var cleared: [MessageRow] = []
    func forget(_ rows: [MessageRow]) throws(StoreError) {
      for row in rows { try self.forget(row) }
      cleared += rows
    }
    let ofThread = bounded(count - retention.messagesPerConversation)
    if ofThread > 0 {
      let sql = "SELECT \(MessageRow.columns) FROM action_message WHERE thread = ? ORDER BY sequence LIMIT ?"
      try forget(try database.query(sql, .int(thread), .int(ofThread)) { row in MessageRow(row) })
    }
    let ofAll = bounded(try ledger().count - retention.maximumMessages)
    if ofAll > 0 {
      let sql = "SELECT \(MessageRow.columns) FROM action_message ORDER BY sequence LIMIT ?"
      try forget(try database.query(sql, .int(ofAll)) { row in MessageRow(row) })
    }
    if let oldest = memory.oldestStored, oldest >= now - retention.seconds {
      memory.oldestStored = min(oldest, now)
      return cleared
    }
    let sql = "SELECT \(MessageRow.columns) FROM action_message WHERE stored < ? ORDER BY stored LIMIT ?"
    try forget(
      try database.query(sql, .double(now - retention.seconds), .int(Self.batch)) { row in MessageRow(row) })
    memory.oldestStored = try database.first("SELECT min(stored) FROM action_message") { row in row.double(0) }
    return cleared
  }

  private func bounded(_ excess: Int) -> Int { min(excess, Self.batch) }
}
