internal import CSQLite

/// One connection to the SQLite database in which everything that lasts is kept.
///
/// Several processes may have the same database open: it is in WAL mode (`synchronous=NORMAL`), a writer waits for
/// another for up to ``busyMilliseconds``. What a transaction wrote survives the death of the process at any moment.
///
/// A connection is not for two threads at once: it is not `Sendable`, and whoever shares one puts a lock around it.
public final class Database {
  /// How long a writer waits for another process's transaction.
  public static let busyMilliseconds = 5_000

  /// What tells whether somebody has changed the database between two transactions of this connection.
  public struct State: Sendable, Equatable {
    /// ``Database/dataVersion()`` at the beginning of a transaction: it tells of other connections.
    public var dataVersion: Int
    /// ``Database/changes``: it tells of this connection.
    public var changes: Int

    /// Both numbers as they were read within one transaction.
    public init(dataVersion: Int, changes: Int) {
      self.dataVersion = dataVersion
      self.changes = changes
    }
  }

  /// From how many pages of 4 KiB in the log on it is taken over into the database.
  private static let checkpointPages = 4_000

  private let handle: OpaquePointer
  private var statements: [StatementText: Statement] = [:]
  private var transactionDepth = 0

  /// Opens the database, or makes it.
  ///
  /// - Parameter path: A file, or nil for a database in memory that ends with the connection.
  /// - Throws: ``StoreError``, if the file cannot be opened, is none of ours, or is damaged.
  public init(path: String?) throws(StoreError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path ?? ":memory:", &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let error = StoreError(code: code, message: opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory")
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_busy_timeout(opened, Int32(Self.busyMilliseconds))
    try execute("PRAGMA journal_mode=WAL")
    // A checkpoint waits for the disk, so there is one in some hundreds of transactions; the log grows to 16 MB.
    try execute("PRAGMA wal_autocheckpoint=\(Self.checkpointPages)")
    try execute("PRAGMA synchronous=NORMAL")
    try execute("PRAGMA foreign_keys=ON")
    try execute("PRAGMA trusted_schema=OFF")
    try execute("PRAGMA secure_delete=ON")
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs every statement of the text, without values and without rows.
  public func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw lastError(code) }
  }

  /// Runs one statement with values for its `?`, and returns how many rows it changed.
  @discardableResult
  public func run(_ sql: String, _ values: SQLValue...) throws(StoreError) -> Int {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
    return Int(sqlite3_changes64(handle))
  }

  /// Runs one query and makes a value of each row, in order.
  public func query<Value>(
    _ sql: String, _ values: SQLValue..., row: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var result: [Value] = []
    while try statement.step() {
      result.append(try row(Row(statement: statement)))
    }
    return result
  }

  /// Runs one query and makes a value of its first row, if there is one.
  public func first<Value>(
    _ sql: String, _ values: SQLValue..., row: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    guard try statement.step() else { return nil }
    return try row(Row(statement: statement))
  }

  /// Does everything in the body or nothing of it. Transactions may be nested; the outermost one counts.
  public func transaction<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws -> Value {
    if transactionDepth > 0 {
      return try body()
    }
    try run("BEGIN IMMEDIATE")
    transactionDepth += 1
    defer { transactionDepth -= 1 }
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Leaves nothing of what was deleted in the database's files: its free pages are given back, and the log is emptied.
  ///
  /// Where another process reads just then, the log is emptied when the last one closes the database. To be called
  /// outside transactions.
  public func scrub() throws(StoreError) {
    try execute("VACUUM")
    try execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// A number that changes when another connection, of this process or another one, has changed the database.
  public func dataVersion() throws(StoreError) -> Int {
    try first("PRAGMA data_version") { row in row.int(0) } ?? 0
  }

  /// How many rows this connection has changed since it was opened.
  public var changes: Int { Int(sqlite3_total_changes64(handle)) }

  /// The number that SQLite gave the row which was inserted last through this connection.
  public var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  private func prepared(_ sql: String) throws(StoreError) -> Statement {
    let text = StatementText(sql)
    if let statement = statements[text], !statement.isBusy { return statement }
    let statement = try Statement(sql, in: handle)
    statements[text] = statement
    return statement
  }

  private func lastError(_ code: Int32) -> StoreError {
    StoreError(code: code, message: String(cString: sqlite3_errmsg(handle)))
  }
}
