internal import CSQLite

/// One row of a query's answer; columns count from 0. A value of another type is converted as SQLite does.
public struct Row {
  let statement: Statement

  /// Whether the column holds NULL.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement.handle, Int32(column)) == SQLITE_NULL
  }

  /// The number as a whole one; 0 for NULL.
  public func int(_ column: Int) -> Int {
    Int(sqlite3_column_int64(statement.handle, Int32(column)))
  }

  /// Whether the number is not 0; false for NULL.
  public func bool(_ column: Int) -> Bool { int(column) != 0 }

  /// The number as a double; 0 for NULL.
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

  /// The number as a whole one; nil for NULL.
  public func optionalInt(_ column: Int) -> Int? { isNull(column) ? nil : int(column) }
  /// The number as a double; nil for NULL.
  public func optionalDouble(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }
  /// The text; nil for NULL.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
}
