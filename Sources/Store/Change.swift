/// A note that one process leaves for the others: something that a client may be shown has changed.
public struct Change: Sendable, Hashable {
  /// Counts up over all processes.
  public let sequence: Int
  /// The client whose thing it is, or nil for all clients.
  public let client: String?
  /// What kind of thing it is: the name of the notification that it calls for.
  public let kind: String
  /// Which thing.
  public let key: String

  /// How many notes are kept, and up to 127 more. A process that missed more has been away for long.
  static let kept = 10_000

  static let schema = Schema(
    name: "changes",
    steps: [
      """
      CREATE TABLE change (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT, origin TEXT NOT NULL, client TEXT, kind TEXT NOT NULL, key TEXT NOT NULL
      ) STRICT
      """
    ])
}

extension Database {
  /// Leaves a note for the other processes; to be called in the transaction that makes the change.
  public func announce(_ kind: String, key: String, client: String?, origin: String) throws(StoreError) {
    try run(
      "INSERT INTO change (origin, client, kind, key) VALUES (?, ?, ?, ?)",
      .text(origin), .text(client), .text(kind), .text(key))
    // In small portions, so that no single change is slow.
    if lastInsertedRow % 128 == 0 {
      try run("DELETE FROM change WHERE sequence <= ?", .int(lastInsertedRow - Change.kept))
    }
  }

  /// The notes of other processes for the client, from behind the given one on up to the last one, oldest first.
  public func changes(
    after sequence: Int, upTo last: Int = .max, client: String, except origin: String
  ) throws(StoreError) -> [Change] {
    try query(
      """
      SELECT sequence, client, kind, key FROM change
      WHERE sequence > ? AND sequence <= ? AND origin <> ? AND (client IS NULL OR client = ?) ORDER BY sequence
      """, .int(sequence), .int(last), .text(origin), .text(client)
    ) { row in
      Change(sequence: row.int(0), client: row.optionalText(1), kind: row.text(2), key: row.text(3))
    }
  }

  /// The newest note's number, of whatever process.
  public func newestChange() throws(StoreError) -> Int {
    try first("SELECT seq FROM sqlite_sequence WHERE name = 'change'") { row in row.int(0) } ?? 0
  }
}
