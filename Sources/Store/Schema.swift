/// The tables of one feature, and how each version of them is made from the one before.
public struct Schema: Sendable {
  /// The feature's name, the same for ever.
  public let name: String
  /// The SQL of each version, from version 1 on. A step that has been released is never changed.
  public let steps: [String]

  /// Each step is the SQL that makes its version from the one before; the first one starts from nothing.
  public init(name: String, steps: [String]) {
    self.name = name
    self.steps = steps
  }
}

extension Database {
  /// Brings the tables of each feature to the newest version, all of them or none.
  ///
  /// - Throws: ``StoreError`` with the reason `newer`, if the database was written by a newer version of the program.
  public func migrate(_ schemas: [Schema]) throws {
    try transaction {
      try execute("CREATE TABLE IF NOT EXISTS schema_version (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT")
      for schema in schemas {
        let sql = "SELECT version FROM schema_version WHERE name = ?"
        let version = try first(sql, .text(schema.name)) { row in row.int(0) } ?? 0
        guard version <= schema.steps.count else {
          throw StoreError(
            reason: .newer,
            message: "the tables of \(schema.name) are of version \(version), this program knows \(schema.steps.count)")
        }
        for step in schema.steps[version...] { try execute(step) }
        try run(
          "INSERT INTO schema_version VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET version = excluded.version",
          .text(schema.name), .int(schema.steps.count))
      }
    }
  }
}
