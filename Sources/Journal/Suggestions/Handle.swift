internal import Store

/// What a client was given instead of a moment: a name that nobody can guess, and what it stands for.
struct Handle: Sendable, Hashable {
  var name: String
  var moment: String
  /// The names of the shown items in their order; an item's id is its place in it.
  var items: [String]
  /// Seconds since 1970.
  var created: Int

  /// A handle that was given earlier is given again for so long, if it still stands for the same.
  static let reusedSeconds = 43_200
  /// After so long it is no longer known that it ever was.
  static let keptSeconds = 604_800
  /// More are not kept for one client.
  static let mostForClient = 5_000

  init(name: String, moment: String, items: [String], created: Int) {
    self.name = name
    self.moment = moment
    self.items = items
    self.created = created
  }

  /// The handle of that name, if it was given to the client.
  ///
  /// - Throws: ``JournalError/unknownHandle``, ``JournalError/expiredHandle``.
  static func find(_ name: String, client: String, now: Int, _ database: Database) throws -> Handle {
    let sql = "SELECT handle, moment, events, created FROM journal_handle WHERE handle = ? AND client = ?"
    guard let handle = try database.first(sql, .text(name), .text(client), row: { row in Handle(row) }) else {
      throw JournalError.unknownHandle
    }
    guard now - handle.created < Journal.handleSeconds else { throw JournalError.expiredHandle }
    return handle
  }

  /// The newest handle of the client for the same items of the same moment.
  static func known(
    _ moment: String, _ items: [String], client: String, now: Int, _ database: Database
  ) throws -> Handle? {
    try database.first(
      """
      SELECT handle, moment, events, created FROM journal_handle
      WHERE client = ? AND moment = ? AND created BETWEEN ? AND ? AND events = ? ORDER BY created DESC LIMIT 1
      """, .text(client), .text(moment), .int(now - reusedSeconds), .int(now),
      .text(items.joined(separator: " "))
    ) { row in Handle(row) }
  }

  func write(client: String, _ database: Database) throws(StoreError) {
    try database.run(
      "INSERT INTO journal_handle VALUES (?, ?, ?, ?, ?)", .text(name), .text(client), .text(moment),
      .text(items.joined(separator: " ")), .int(created))
  }

  /// Forgets what is too old or too much.
  static func tidy(client: String, now: Int, _ database: Database) throws(StoreError) {
    try database.run("DELETE FROM journal_handle WHERE created < ?", .int(now - keptSeconds))
    try database.run(
      """
      DELETE FROM journal_handle WHERE client = ?1 AND rowid NOT IN
        (SELECT rowid FROM journal_handle WHERE client = ?1 ORDER BY created DESC, rowid DESC LIMIT ?2)
      """, .text(client), .int(mostForClient))
  }

  private init(_ row: Row) {
    self.init(
      name: row.text(0), moment: row.text(1), items: row.text(2).split(separator: " ").map(String.init),
      created: row.int(3))
  }
}
