internal import CSQLite

/// An SQLite database that somebody else has made, to be read from memory alone.
///
/// Nothing in it is trusted: it cannot be written, nothing in its schema runs a function with effects, one value has no
/// more than ``longestValue`` bytes, and a query ends after so many steps of SQLite's machine as the size of the database
/// warrants. No file is opened or made.
public final class ForeignDatabase {
  /// Bytes of one value beyond which a query fails.
  public static let longestValue = 1 << 20
  /// Steps of SQLite's machine between two looks at whether to go on.
  private static let stride = 10_000

  private let handle: OpaquePointer
  private let allowance: Allowance

  /// What a query may still use; SQLite holds it by its address while a query runs.
  private final class Allowance {
    var strides: Int
    var isCancelled: () -> Bool = { false }

    init(strides: Int) { self.strides = strides }

    var goesOn: Bool {
      strides -= 1
      return strides > 0 && !isCancelled()
    }
  }

  /// - Parameter bytes: The whole file. What a write-ahead log beside it held is not there.
  /// - Throws: ``StoreError``, if it is no database.
  public init(bytes: [UInt8]) throws(StoreError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(":memory:", &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw StoreError(reason: .other, message: "out of memory")
    }
    handle = opened
    allowance = Allowance(strides: 100 + bytes.count / 1_000)
    sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, Int32(Self.longestValue))
    sqlite3_limit(opened, SQLITE_LIMIT_ATTACHED, 0)
    try execute("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA temp_store=MEMORY; PRAGMA query_only=ON")
    guard bytes.count >= 100, let copy = sqlite3_malloc64(UInt64(bytes.count)) else {
      throw StoreError(reason: .damaged, message: "the file is no database")
    }
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    let octets = copy.assumingMemoryBound(to: UInt8.self)
    // A database in memory has no write-ahead log: the marks that there may be one are taken back.
    for index in 18...19 where octets[index] == 2 { octets[index] = 1 }
    let result = sqlite3_deserialize(
      opened, "main", octets, Int64(bytes.count), Int64(bytes.count),
      UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
    guard result == SQLITE_OK else { throw StoreError(reason: .damaged, message: "the file is no database") }
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// The columns of a table, by their names in lower case; empty where there is no such table. A view, or a table that a
  /// module makes up, is none.
  public func columns(of table: String) throws(StoreError) -> Set<String> {
    let isThere = try query(
      "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND lower(name) = lower(?) AND rootpage > 0", .text(table)
    ) { _ in true }
    guard !isThere.isEmpty else { return [] }
    return Set(try query("SELECT name FROM pragma_table_info(?)", .text(table)) { row in row.text(0).lowercased() })
  }

  /// Runs one query and makes a value of each row, in order.
  ///
  /// - Parameter isCancelled: Is asked again and again.
  /// - Throws: ``StoreError``, if the database is damaged or the query takes too long.
  public func query<Value>(
    _ sql: String, _ values: SQLValue..., isCancelled: () -> Bool = { false },
    row: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    let statement = try Statement(sql, in: handle)
    var result: [Value] = []
    var failure: StoreError?
    withoutActuallyEscaping(isCancelled) { isCancelled in
      allowance.isCancelled = isCancelled
      sqlite3_progress_handler(
        handle, Int32(Self.stride),
        { context in
          guard let context else { return 1 }
          return Unmanaged<Allowance>.fromOpaque(context).takeUnretainedValue().goesOn ? 0 : 1
        }, Unmanaged.passUnretained(allowance).toOpaque())
      do throws(StoreError) {
        try statement.bind(values)
        while try statement.step() { result.append(try row(Row(statement: statement))) }
      } catch {
        failure = error
      }
      sqlite3_progress_handler(handle, 0, nil, nil)
      allowance.isCancelled = { false }
    }
    if let failure { throw failure }
    return result
  }

  private func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw StoreError(code: code, message: String(cString: sqlite3_errmsg(handle))) }
  }
}
