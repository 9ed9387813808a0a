internal import CSQLite

/// A prepared statement. A row's values are valid until the next step.
final class Statement {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  /// Whether its rows are being read just now.
  private(set) var isBusy = false

  init(_ sql: String, in connection: OpaquePointer) throws(StoreError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw StoreError(code: code, message: String(cString: sqlite3_errmsg(connection)))
    }
    handle = prepared
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func bind(_ values: [SQLValue]) throws(StoreError) {
    isBusy = true
    for (index, value) in values.enumerated() {
      let position = Int32(index + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, position)
        case .int(let number): sqlite3_bind_int64(handle, position, Int64(number))
        case .double(let number): sqlite3_bind_double(handle, position, number)
        case .text(let text): bind(text, at: position)
        case .blob(let bytes): bind(bytes, at: position)
        }
      guard code == SQLITE_OK else { throw lastError(code) }
    }
  }

  private func bind(_ text: String, at position: Int32) -> Int32 {
    sqlite3_bind_text64(
      handle, position, text, UInt64(text.utf8.count), inkling_sqlite_transient(), UInt8(SQLITE_UTF8))
  }

  private func bind(_ bytes: [UInt8], at position: Int32) -> Int32 {
    // SQLite takes a null pointer for NULL, and an empty array has one.
    bytes.isEmpty
      ? sqlite3_bind_zeroblob(handle, position, 0)
      : sqlite3_bind_blob64(handle, position, bytes, UInt64(bytes.count), inkling_sqlite_transient())
  }

  /// Goes to the next row; false behind the last one.
  func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw lastError(code)
    }
  }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isBusy = false
  }

  private func lastError(_ code: Int32) -> StoreError {
    StoreError(code: code, message: String(cString: sqlite3_errmsg(connection)))
  }
}
