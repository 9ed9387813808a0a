public import Store
internal import Synchronization

/// The journal: what the person's own files tell of their days, and what a client may see of it.
///
/// Everything lies in the store, so that several processes see each other's changes at once. The clock and the zone are
/// passed to each call.
public final class Journal: Sendable {
  /// The kind of the note that is left for other processes, and the notification that it calls for.
  public static let changeKind = "journal.changed"
  /// The key of the note which says that the person has turned the journal off.
  public static let turnedOffKey = "off"
  /// How many seconds a handle holds.
  public static let handleSeconds = 86_400
  /// How many selections a client has in an hour.
  public static let selectionsPerHour = 30

  let store: Store
  let homeDirectory: String?
  let threads: ReadingThreads
  let makeID: @Sendable () -> String
  /// The moments that were made last for each audience, for as long as nothing changes.
  let made = Mutex<[MomentAudience: MadeMoments]>([:])

  /// - Parameters:
  ///   - store: A store with ``schema``.
  ///   - homeDirectory: The person's home: its name counts for no exclusion.
  ///   - threads: On them files are read while others are written down.
  ///   - makeID: Makes an id that nobody can guess.
  public init(
    store: Store, homeDirectory: String? = nil, threads: ReadingThreads = .none,
    makeID: @escaping @Sendable () -> String
  ) {
    self.store = store
    self.homeDirectory = homeDirectory
    self.threads = threads
    self.makeID = makeID
  }

  /// Does everything in the body in one transaction, counts the journal's revision up, and leaves a note.
  @discardableResult
  func change<Value: Sendable>(key: String = "", _ body: (Database) throws -> Value) throws -> Value {
    try store.use { database in
      try database.transaction {
        let value = try body(database)
        try Self.noteChange(database, key: key, origin: store.origin)
        return value
      }
    }
  }

  /// Counts the revision up and leaves a note; to be called in the transaction that makes the change.
  static func noteChange(_ database: Database, key: String = "", origin: String) throws {
    let revision = (try setting("revision", database)).flatMap { Int($0) } ?? 0
    try set("revision", String(revision + 1), database)
    try database.announce(changeKind, key: key, client: nil, origin: origin)
  }

  static func setting(_ key: String, _ database: Database) throws(StoreError) -> String? {
    try database.first("SELECT value FROM journal_setting WHERE key = ?", .text(key)) { row in row.text(0) }
  }

  static func set(_ key: String, _ value: String?, _ database: Database) throws(StoreError) {
    guard let value else {
      try database.run("DELETE FROM journal_setting WHERE key = ?", .text(key))
      return
    }
    try database.run(
      "INSERT INTO journal_setting VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", .text(key),
      .text(value))
  }
}
