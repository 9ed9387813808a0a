import Formats
import Foundation
import Store
import TestSupport
import Testing

@Suite("AntennaPod's database")
struct AntennaPodTests {
  static let tables = [
    "CREATE TABLE Feeds (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, custom_title TEXT)",
    "CREATE TABLE FeedItems (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, feed INTEGER, read INTEGER)",
    """
    CREATE TABLE FeedMedia (id INTEGER PRIMARY KEY AUTOINCREMENT, duration INTEGER, feeditem INTEGER,
      played_duration INTEGER, playback_completion_date INTEGER, last_played_time INTEGER)
    """,
  ]

  static let rows = [
    "INSERT INTO Feeds VALUES (1, 'Sea Talk', NULL), (2, 'x', 'My show')",
    "INSERT INTO FeedItems VALUES (1, 'Tides', 1, 1), (2, 'Storms', 1, 0), (3, 'Unplayed', 1, 0), (4, 'Old', 2, 1)",
    "INSERT INTO FeedItems VALUES (5, 'Replayed', 2, 1), (6, '', 2, 1), (7, 'Before its time', 2, 1)",
    "INSERT INTO FeedMedia VALUES (1, 1800000, 1, 1200000, 0, 1778932800000)",
    "INSERT INTO FeedMedia VALUES (2, 0, 2, 900000000, NULL, 1778900000000)",
    "INSERT INTO FeedMedia VALUES (3, 1800000, 3, 0, 0, 0)",
    "INSERT INTO FeedMedia VALUES (4, 60000, 4, 60000, 1778800000000, NULL)",
    "INSERT INTO FeedMedia VALUES (5, 60000, 5, 900000, 1778700000000, 1778800060000)",
    "INSERT INTO FeedMedia VALUES (6, 60000, 6, 60000, 0, 1778800060000)",
    "INSERT INTO FeedMedia VALUES (7, 60000, 7, 60000, 0, 5), (8, 1, 99, 1, 1, 1778800060000)",
    "INSERT INTO FeedMedia VALUES (9, 'x', 1, 'y', 'z', '1e999')",
  ]

  /// The bytes of a database that the statements make, with the marks of a write-ahead log as the app leaves it.
  static func bytes(_ statements: [String]) throws -> [UInt8] {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/a.db"
    do {
      let database = try Database(path: path)
      for statement in statements { try database.execute(statement) }
      try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  @Test("more episodes than are taken over are told of, and the latest ones are there", arguments: [0, 1])
  func rest(more: Int) throws {
    let numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(200_000 + more)) "
    let history = try ListeningHistory(
      antennaPod: Self.bytes(
        Self.tables + [
          "BEGIN", "INSERT INTO Feeds SELECT 1, 'Sea Talk', NULL",
          numbers + "INSERT INTO FeedItems SELECT i, 'E' || i, 1, 1 FROM n",
          numbers + "INSERT INTO FeedMedia SELECT i, 60000, i, 60000, 0, 1700000000000 + i * 60000 FROM n", "COMMIT",
        ]))
    #expect(history.plays.count == 200_000 && history.plays.last?.title == "E\(200_000 + more)")
    #expect(history.problem?.reason == (more == 0 ? nil : .tooLarge))
  }

  @Test("each episode that was played has one play, of its last session as far as that is known")
  func plays() throws {
    let bytes = try Self.bytes(Self.tables + Self.rows)
    #expect(bytes[18] == 2)
    let history = try ListeningHistory(antennaPod: bytes)
    let plays = history.plays.map { play in
      "\(play.kind) \(play.title)/\(play.artist ?? "") \(Int(play.start.instant.timeIntervalSince1970)) \(Int(play.seconds ?? -1))"
    }
    #expect(
      plays == [
        "podcast Old/My show 1778799940 60", "podcast Replayed/My show 1778800000 60",
        "podcast Storms/Sea Talk 1778885600 14400", "podcast Tides/Sea Talk 1778931600 1200",
      ])
    #expect(history.plays.map(\.written).last == "1778932800000")
    #expect(FileKind(head: bytes, name: "a.db") == .database)
  }

  @Test(
    "a row with values of other types is counted, and the others are read",
    arguments: [
      ("UPDATE FeedMedia SET last_played_time = '2026-05-16' WHERE feeditem = 1", 1),
      ("UPDATE FeedMedia SET last_played_time = x'00ff' WHERE feeditem = 1", 1),
      ("UPDATE FeedMedia SET played_duration = '20 minutes' WHERE feeditem = 1", 1),
      ("UPDATE FeedMedia SET duration = x'01' WHERE feeditem = 1", 1),
      ("UPDATE FeedItems SET title = x'54696465' WHERE id = 1", 1),
      ("UPDATE FeedItems SET title = NULL WHERE id = 1", 1), ("UPDATE Feeds SET title = x'01' WHERE id = 1", 2),
      // A column of numbers turns digits into one.
      ("UPDATE FeedMedia SET duration = '1800000' WHERE feeditem = 1", 0),
      ("UPDATE FeedMedia SET duration = 1800000.5 WHERE feeditem = 1", 0),
      ("UPDATE Feeds SET title = NULL WHERE id = 1", 0),
    ])
  func types(change: String, skipped: Int) throws {
    let rows = Array(Self.rows.prefix(2)) + Self.rows[3...4]
    let history = try ListeningHistory(antennaPod: Self.bytes(Self.tables + rows + [change]))
    #expect(history.skipped == skipped && history.plays.count == 2 - skipped)
    #expect(history.problem == nil)
  }

  @Test("an older version, without the time of the last play, is read too")
  func older() throws {
    let bytes = try Self.bytes([
      "CREATE TABLE Feeds (id INTEGER, title TEXT)", "CREATE TABLE FeedItems (id INTEGER, title TEXT, feed INTEGER)",
      "CREATE TABLE FeedMedia (feeditem INTEGER, duration INTEGER, played_duration INTEGER, playback_completion_date INTEGER)",
      "INSERT INTO Feeds VALUES (1, 'Sea Talk')", "INSERT INTO FeedItems VALUES (1, 'Tides', 1)",
      "INSERT INTO FeedMedia VALUES (1, 60000, 60000, 1778932800000)",
    ])
    #expect(try ListeningHistory(antennaPod: bytes).plays.map(\.title) == ["Tides"])
  }

  static let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT "

  @Test(
    "another database, and one that would keep the reader busy, is an error",
    arguments: [
      ([], FormatError.Reason.notThisFormat), (["CREATE TABLE note (id TEXT)"], .notThisFormat),
      (Array(tables.dropLast()), .notThisFormat),
      (["CREATE TABLE FeedMedia (id INTEGER)"] + tables.prefix(2), .notThisFormat),
      // A view in place of a table can make up rows for ever.
      (
        tables.prefix(2) + [
          "CREATE VIEW FeedMedia AS " + endless
            + "i AS id, 1 AS duration, 1 AS feeditem, 1 AS played_duration, 1 AS playback_completion_date FROM n"
        ], .notThisFormat
      ),
      // … and a generated column can run long.
      (
        tables.prefix(2) + [
          "CREATE TABLE FeedMedia (feeditem INTEGER, duration AS (length(hex(zeroblob(300000000)))), played_duration INTEGER, playback_completion_date INTEGER)",
          "INSERT INTO FeedItems VALUES (1, 'a', 1, 1)", "INSERT INTO FeedMedia VALUES (1, 1, 1778932800000)",
        ], .notThisFormat
      ),
    ] as [([String], FormatError.Reason)])
  func others(statements: [String], reason: FormatError.Reason) throws {
    let bytes = try Self.bytes(statements)
    let start = ContinuousClock.now
    #expect { try ListeningHistory(antennaPod: bytes) } throws: { ($0 as? FormatError)?.reason == reason }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("no truncation and no mutation crashes")
  func mutations() throws {
    let whole = try Self.bytes(Self.tables + Self.rows)
    var random = Mutation(seed: 11)
    var read = 0
    for bytes in stride(from: 0, to: whole.count, by: 509).map({ Array(whole[..<$0]) })
      + (0..<500).map({ _ in random.mutated(whole) })
    {
      if (try? ListeningHistory(antennaPod: bytes)) != nil { read += 1 }
    }
    #expect(read > 50)
  }

  @Test("a reader that is not wanted any more ends")
  func cancelled() throws {
    let many =
      "INSERT INTO FeedMedia SELECT i + 100, 60000, 1, 60000, 0, 1778800060000 + i FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT i FROM n)"
    let bytes = try Self.bytes(Self.tables + Self.rows + [many])
    #expect(try ListeningHistory(antennaPod: bytes).plays.count == 20_004)
    #expect(throws: FormatError.self) { try ListeningHistory(antennaPod: bytes, isCancelled: { true }) }
  }
}
