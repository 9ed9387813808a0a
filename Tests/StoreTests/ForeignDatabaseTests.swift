import Foundation
import Store
import TestSupport
import Testing

@Suite("Databases of others")
struct ForeignDatabaseTests {
  private static func database(_ statements: String...) throws -> ForeignDatabase {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/a.db"
    do {
      let database = try Database(path: path)
      for statement in statements { try database.execute(statement) }
      try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    return try ForeignDatabase(bytes: [UInt8](Data(contentsOf: URL(filePath: path))))
  }

  @Test("tables are read, and views and tables that are not there have no columns")
  func columns() throws {
    let database = try Self.database(
      "CREATE TABLE Note (Id INTEGER, body TEXT)", "INSERT INTO Note VALUES (7, 'a'), (8, NULL)",
      "CREATE VIEW other AS SELECT 1 AS a")
    #expect(try database.columns(of: "note") == ["id", "body"])
    #expect(try database.columns(of: "other").isEmpty && database.columns(of: "missing").isEmpty)
    #expect(try database.query("SELECT id, body FROM note") { ($0.int(0), $0.optionalText(1)) }.map(\.0) == [7, 8])
  }

  @Test(
    "nothing can be written, opened or made large, and nothing runs for ever",
    arguments: [
      "INSERT INTO note VALUES (1)", "DROP TABLE note", "ATTACH '/tmp/other.db' AS other", "PRAGMA user_version=3",
      "SELECT length(zeroblob(2000000))", "SELECT * FROM missing", "SELECT * FROM trap",
      "SELECT count(*) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n)",
    ])
  func limits(sql: String) throws {
    let database = try Self.database(
      "CREATE TABLE note (id INTEGER)", "INSERT INTO note VALUES (1)",
      "CREATE VIEW trap AS SELECT writefile('/tmp/trap', 'x'), load_extension('x') FROM note")
    let before = try database.query("PRAGMA user_version") { $0.int(0) }
    _ = try? database.query(sql) { $0.int(0) }
    #expect(sql.hasPrefix("PRAGMA") || (try? database.query(sql) { $0.int(0) }) == nil)
    #expect(try database.query("SELECT count(*) FROM note") { $0.int(0) } == [1])
    #expect(try database.query("PRAGMA user_version") { $0.int(0) } == before)
  }

  @Test("bytes that are no database are an error", arguments: [0, 50, 99, 100, 4_096])
  func others(count: Int) {
    #expect(throws: StoreError.self) {
      let database = try ForeignDatabase(bytes: [UInt8](repeating: 65, count: count))
      _ = try database.columns(of: "note")
    }
  }
}
