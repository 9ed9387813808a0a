internal import CSQLite

/// Why the store cannot do what it was asked.
public struct StoreError: Error, Sendable, Hashable {
  /// The kinds of failure that callers treat differently.
  public enum Reason: Sendable, Hashable {
    /// The disk is full.
    case full
    /// The file or its directory cannot be written.
    case readOnly
    /// The file cannot be opened.
    case cannotOpen
    /// The file is no SQLite database, or a damaged one.
    case damaged
    /// Another process held the database for too long.
    case busy
    /// The database was written by a newer version of the program.
    case newer
    case other
  }

  /// What kind of failure it is.
  public let reason: Reason
  /// For a person who mends it; no values of the database.
  public let message: String

  /// The message must hold no values of the database: it may be shown and written to standard error.
  public init(reason: Reason, message: String) {
    self.reason = reason
    self.message = message
  }

  init(code: Int32, message: String) {
    let reason: Reason =
      switch code & 0xFF {
      case SQLITE_FULL: .full
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_CANTOPEN, SQLITE_AUTH: .cannotOpen
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_IOERR: .full
      default: .other
      }
    self.init(reason: reason, message: message)
  }
}

extension StoreError: CustomStringConvertible {
  public var description: String { message }
}
