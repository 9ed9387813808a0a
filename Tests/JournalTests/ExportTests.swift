import Foundation
import JSONRPC
import Store
import TestSupport
import Testing

@testable import Journal

@Suite("Export of everything")
struct ExportTests {
  static func lines(_ journal: Journal) throws -> [JSONObject] {
    var lines: [JSONObject] = []
    try journal.export { lines.append($0) }
    return lines
  }

  @Test("every table and every column of the store is in it")
  func tables() throws {
    let life = try SuggestionTests.life()
    let tables = try life.store.use { database in
      try database.query("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'journal_%'") { $0.text(0) }
    }
    let exported = ExportTable.all + [ExportTable.event]
    // The towns are a public table; what was taken over is in the settings.
    #expect(Set(tables) == Set(exported.map(\.name) + ["journal_town"]))
    for table in exported {
      let columns = try life.store.use { database in
        try database.query("SELECT name FROM pragma_table_info('\(table.name)')") { $0.text(0) }
      }
      #expect(Set(columns) == Set(table.columns), "\(table.name)")
    }
  }

  @Test("what was read, settled, put right and given away")
  func things() throws {
    let life = try SuggestionTests.life()
    try life.journal.exclude(.word("secret"))
    let moments = try #require(try life.everything()["moments"]?.array)
    let party = try #require(moments.first { $0["title"] == "Robin's party" }?["id"]?.string)
    try life.journal.rename(party, title: "A feast", now: TestLife.now, home: TestLife.home)
    let handle = try SuggestionTests.handle(life)
    _ = try SuggestionTests.select(life, handle)
    #expect(try life.journal.dismiss(handle, client: "host", now: TestLife.now, home: TestLife.home))
    let lines = try Self.lines(life.journal)
    #expect(lines.first?["type"] == "journal")
    func all(_ type: JSONValue) -> [JSONObject] { lines.filter { $0["type"] == type } }
    #expect(all("source").first?["directory"]?.string == life.files.path)
    #expect(all("event").count == 12 && all("file").count == 11)
    #expect(all("exclusion").first?["rule"] == ["word": "secret"])
    #expect(all("correction").first?["rule"]?["title"] == "A feast")
    #expect(all("handle").contains { $0["handle"]?.string == handle })
    #expect(
      all("disclosure").first?["title"] == "A feast" && all("disclosure").first?["items"]?.array?.isEmpty == false)
    #expect(!all("dismissal").isEmpty)
    let details = try #require(all("details").first { $0["title"] == "Robin's party" })
    #expect(details["people"] == ["Finch Gray"] && details["place"] == "Garden")
    #expect(all("event").contains { $0["details"] == details["number"] && $0["kind"] == "eventPoster" })
    #expect(all("setting").contains { $0["key"] == "consent" && $0["value"] == "on" })
  }

  @Test("more than one portion, in their order, and after erase nothing")
  func portions() throws {
    let life = try TestLife()
    let count = ExportTable.portion * 2 + 7
    try life.store.use { database in
      try database.transaction {
        for number in 0..<count {
          try database.run("INSERT INTO journal_dismissal VALUES (?, ?)", .text("event\(number)"), .int(number))
        }
      }
    }
    let lines = try Self.lines(life.journal).filter { $0["type"] == "dismissal" }
    #expect(lines.compactMap { $0["dismissed"]?.int } == Array(0..<count))
    try life.journal.erase()
    #expect(try Self.lines(life.journal).allSatisfy { $0["type"] == "journal" || $0["type"] == "setting" })
  }

  @Test("a store in memory is exported too, and an error of the reader ends it")
  func memory() throws {
    let store = try Store(directory: nil, origin: "m", schemas: [Journal.schema])
    let journal = Journal(store: store, makeID: { "id" })
    try journal.setConsent(true)
    #expect(try Self.lines(journal).count >= 2)
    struct Full: Error {}
    #expect(throws: Full.self) { try journal.export { _ in throw Full() } }
    try journal.setConsent(false)
  }
}
