internal import Foundation
internal import Synchronization

/// The database in which everything that lasts is kept, safe for every thread of the process and for several processes.
public final class Store: Sendable {
  /// The name of the database's file in the state directory.
  public static let fileName = "inkling.sqlite"

  /// Where the state is kept; nil for a store in memory.
  public let directory: String?
  /// A name that no other open store has, so that a process knows its own changes from those of others.
  public let origin: String
  private let writer: Mutex<Database>

  /// Opens the store, or makes it: the directory with the permissions 0700, its files with 0600.
  ///
  /// A file that is no database, or a damaged one, is set aside under another name and a new one is made.
  ///
  /// - Parameters:
  ///   - directory: The state directory, or nil for a store in memory.
  ///   - origin: A name that no other open store has.
  ///   - schemas: The tables of the features.
  /// - Throws: ``StoreError``.
  public init(directory: String?, origin: String, schemas: [Schema]) throws {
    self.directory = directory
    self.origin = origin
    var path: String?
    if let directory {
      try StateDirectory.prepare(directory)
      path = directory + "/" + Self.fileName
    }
    writer = Mutex(try Self.open(path, schemas))
    if let directory { StateDirectory.restrict(directory) }
  }

  /// Runs the body with the connection; other threads wait, other processes only while a transaction writes.
  public func use<Value, Failure: Error>(
    _ body: (Database) throws(Failure) -> sending Value
  ) throws(Failure) -> sending Value {
    try writer.withLock { database throws(Failure) in try body(database) }
  }

  /// Another connection to the same database, for a thread that must not wait for the first one; nil in memory, where a
  /// second connection would see another database.
  public func anotherConnection() throws(StoreError) -> Database? {
    guard let directory else { return nil }
    return try Database(path: directory + "/" + Self.fileName)
  }

  private static func open(_ path: String?, _ schemas: [Schema]) throws -> Database {
    do {
      return try migrated(path, schemas)
    } catch let error as StoreError where error.reason == .damaged {
      guard let path else { throw error }
      try StateDirectory.setAside(path)
      return try migrated(path, schemas)
    }
  }

  private static func migrated(_ path: String?, _ schemas: [Schema]) throws -> Database {
    let database = try Database(path: path)
    try database.migrate([Change.schema] + schemas)
    return database
  }
}
