public import JSONRPC
internal import Store

extension Journal {
  /// Everything that is kept, an object for each thing: what the sources are and what was read in them, what the person
  /// has settled and put right, and what clients were given.
  ///
  /// Times are seconds since 1970; an event's are those that a wall clock showed. All of it is as it stood at one moment,
  /// and nobody waits for it.
  ///
  /// - Parameter line: Takes the objects one by one.
  public func export(_ line: (JSONObject) throws -> Void) throws {
    guard let reader = try store.anotherConnection() else {
      try store.use { database in try Self.export(database, line) }
      return
    }
    try reader.execute("BEGIN")
    try Self.export(reader, line)
    try reader.execute("COMMIT")
  }

  private static func export(_ database: Database, _ line: (JSONObject) throws -> Void) throws {
    try line(["type": "journal", "format": 1])
    for table in ExportTable.all {
      var last = 0
      while true {
        let rows = try database.query(
          "SELECT \(table.key), \(table.columns.joined(separator: ", ")) FROM \(table.name) "
            + "WHERE \(table.key) > ? ORDER BY \(table.key) LIMIT \(ExportTable.portion)", .int(last)
        ) { row in (row.int(0), table.object(row)) }
        for (_, object) in rows { try line(object) }
        guard rows.count == ExportTable.portion, let key = rows.last?.0 else { break }
        last = key
      }
    }
    let files = try database.query("SELECT DISTINCT file FROM journal_event ORDER BY file") { row in row.int(0) }
    for file in files {
      let events = try database.query(
        "SELECT 0, \(ExportTable.event.columns.joined(separator: ", ")) FROM journal_event WHERE file = ? ORDER BY id",
        .int(file)
      ) { row in ExportTable.event.object(row) }
      for event in events { try line(event) }
    }
  }
}
