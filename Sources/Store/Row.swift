internal import CSQLite

/// One row of a query's answer; columns count from 0. A value of another type is converted as SQLite does.
public struct Row {
  let statement: Statement

  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement.handle, Int32(column)) == SQLITE_NULL
  }

  public func int(_ column: Int) -> Int {
    Int(sqlite3_column_int64(statement.handle, Int32(column)))
  }

  public func bool(_ column: Int) -> Bool { int(column) != 0 }

  public func double(_ column: Int) -> Double {
    sqlite3_column_double(statement.handle, Int32(column))
  }

  /// The text; empty for NULL.
  public func text(_ column: Int) -> String {
    guard let bytes = sqlite3_column_text(statement.handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(statement.handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The bytes; empty for NULL.
  public func blob(_ column: Int) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(statement.handle, Int32(column)) else { return [] }
    let count = Int(sqlite3_column_bytes(statement.handle, Int32(column)))
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  public func optionalInt(_ column: Int) -> Int? { isNull(column) ? nil : int(column) }
  public func optionalDouble(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
}
