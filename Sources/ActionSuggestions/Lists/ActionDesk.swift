import Store

/// The work on the tables for one client, inside one transaction.
struct ActionDesk {
  let database: Database
  let client: String
  let origin: String
  /// Seconds since 1970.
  let now: Double
  let retention: ActionRetention
  let cache: FactsCache
  let memory: ActionMemory

  // MARK: Rows

  func message(_ id: String) throws(StoreError) -> MessageRow? {
    try database.first(
      "SELECT \(MessageRow.columns) FROM action_message WHERE client = ? AND id = ?", .text(client), .text(id)
    ) { row in MessageRow(row) }
  }

  func message(_ sequence: Int) throws(StoreError) -> MessageRow? {
    try database.first("SELECT \(MessageRow.columns) FROM action_message WHERE sequence = ?", .int(sequence)) { row in
      MessageRow(row)
    }
  }

  /// The message's list, if it was read and is not too old.
  func list(_ row: MessageRow) throws(StoreError) -> ActionList? {
    guard row.content != nil, row.stored >= now - retention.seconds else { return nil }
    return row.list(conversationId: try conversationName(row.thread))
  }

  /// Whether the message's list is that of exactly this content, and not too old.
  func isCurrent(_ id: String, _ content: [UInt8]) throws(StoreError) -> Bool {
    guard let row = try message(id), row.stored >= now - retention.seconds else { return false }
    return row.content == content
  }

  /// What the message has taken away from those in front of it.
  func fingerprintsWithdrawn(by message: Int) throws(StoreError) -> [String] {
    try database.query("SELECT fingerprint FROM action_withdrawal WHERE message = ?", .int(message)) { row in
      row.text(0)
    }
  }

  /// The row of a message, made where there is none.
  func remember(_ id: String, date: Double, thread: Int) throws(StoreError) -> MessageRow? {
    if let row = try message(id) { return row }
    memory.forget(thread)
    try database.run(
      "INSERT INTO action_message (client, id, thread, date, stored) VALUES (?, ?, ?, ?, ?)", .text(client), .text(id),
      .int(thread), .double(date), .double(now))
    let sequence = database.lastInsertedRow
    try database.run("UPDATE action_thread SET count = count + 1 WHERE key = ?", .int(thread))
    try count(1)
    return try message(sequence)
  }

  /// Erases all that is known of a message, and leaves a note for the other processes.
  func forget(_ row: MessageRow) throws(StoreError) {
    memory.forget(row.thread)
    // Most messages have nothing beside themselves, and one look tells so.
    let isAlone = try database.first(
      """
      SELECT EXISTS (SELECT 1 FROM action_offer WHERE message = ?1)
        + EXISTS (SELECT 1 FROM action_outcome WHERE message = ?1)
        + EXISTS (SELECT 1 FROM action_withdrawal WHERE message = ?1)
        + EXISTS (SELECT 1 FROM action_withdrawal WHERE target = ?1)
        + EXISTS (SELECT 1 FROM action_order WHERE thread = ?2 AND date = ?3)
      """, .int(row.sequence), .int(row.thread), .double(row.date)
    ) { found in !found.bool(0) }
    if isAlone != true { try forgetWhatBelongs(to: row) }
    guard try database.run("DELETE FROM action_message WHERE sequence = ?", .int(row.sequence)) > 0 else { return }
    try takeOne(from: row.thread)
    try count(-1)
    if row.content != nil {
      try database.announce("actions.ready", key: row.id, client: client, origin: origin)
    }
  }

  private func forgetWhatBelongs(to row: MessageRow) throws(StoreError) {
    try database.run("DELETE FROM action_offer WHERE message = ?", .int(row.sequence))
    try database.run("DELETE FROM action_outcome WHERE message = ?", .int(row.sequence))
    try database.run("DELETE FROM action_withdrawal WHERE message = ?1 OR target = ?1", .int(row.sequence))
    try database.run(
      "DELETE FROM action_order WHERE thread = ? AND date = ? AND (earlier = ? OR later = ?)", .int(row.thread),
      .double(row.date), .text(row.id), .text(row.id))
  }

  /// A message less is in the conversation, which ends with its last one.
  private func takeOne(from thread: Int) throws(StoreError) {
    if let count = memory.count(of: thread) {
      memory.setCount(count - 1, of: thread)
      guard count <= 1 else { return }
      try flush()
    } else {
      try database.run("UPDATE action_thread SET count = count - 1 WHERE key = ?", .int(thread))
    }
    try database.run("DELETE FROM action_thread WHERE key = ? AND count <= 0", .int(thread))
  }

  /// A number that no list of any client had as its revision.
  func nextRevision() throws(StoreError) -> Int {
    var ledger = try ledger()
    ledger.revision += 1
    memory.set(ledger)
    return ledger.revision
  }

  /// So many messages more, or less, are kept.
  func count(_ more: Int) throws(StoreError) {
    var ledger = try ledger()
    ledger.count += more
    memory.set(ledger)
  }

  func ledger() throws(StoreError) -> ActionMemory.Ledger {
    try memory.ledger { () throws(StoreError) in
      try database.first("SELECT count, revision FROM action_ledger") { row in
        ActionMemory.Ledger(count: row.int(0), revision: row.int(1))
      } ?? ActionMemory.Ledger(count: 0, revision: 0)
    }
  }

  /// Writes down what the transaction has only counted so far.
  func flush() throws(StoreError) {
    for (thread, count) in memory.takeCounts() {
      try database.run("UPDATE action_thread SET count = ? WHERE key = ?", .int(count), .int(thread))
    }
    if let ledger = memory.takeDirtyLedger() {
      try database.run(
        "UPDATE action_ledger SET count = ?, revision = ?", .int(ledger.count), .int(ledger.revision))
    }
  }

  // MARK: Changes

  /// Gives the list a new revision and leaves a note for the other processes.
  func markChanged(_ row: MessageRow) throws(StoreError) -> Int {
    let revision = try nextRevision()
    try database.run("UPDATE action_message SET revision = ? WHERE sequence = ?", .int(revision), .int(row.sequence))
    try database.announce("actions.ready", key: row.id, client: client, origin: origin)
    return revision
  }
}
