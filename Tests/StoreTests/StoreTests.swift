import Foundation
import Store
import TestSupport
import Testing

private let notes = Schema(name: "notes", steps: ["CREATE TABLE note (id TEXT PRIMARY KEY, body BLOB) STRICT"])

private func open(_ directory: TemporaryDirectory, _ origin: String = "a", schemas: [Schema] = [notes]) throws -> Store
{
  try Store(directory: directory.path + "/state", origin: origin, schemas: schemas)
}

private func count(_ store: Store) throws -> Int? {
  try store.use { try $0.first("SELECT count(*) FROM note") { $0.int(0) } }
}

@Suite("Store")
struct StoreTests {
  @Test("Only the owner may look into the state directory and its files")
  func permissions() throws {
    let directory = try TemporaryDirectory()
    let store = try open(directory)
    try store.use { _ = try $0.run("INSERT INTO note VALUES ('1', x'00')") }
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(directory.path + "/state") == 0o700)
    for file in try FileManager.default.contentsOfDirectory(atPath: directory.path + "/state") {
      #expect(try mode(directory.path + "/state/" + file) == 0o600, "\(file)")
    }
  }

  @Test("Two stores of one directory see each other's changes, and each knows its own")
  func twoStores() throws {
    let directory = try TemporaryDirectory()
    let (first, second) = (try open(directory, "a"), try open(directory, "b"))
    let before = try second.use { try $0.dataVersion() }
    try first.use { database in
      try database.transaction {
        try database.run("INSERT INTO note VALUES ('1', x'01')")
        try database.announce("note", key: "1", client: "ana", origin: "a")
      }
    }
    #expect(try count(second) == 1)
    #expect(try second.use { try $0.dataVersion() } != before)
    let seen = try second.use { try $0.changes(after: 0, client: "ana", except: "b").map(\.key) }
    #expect(seen == ["1"])
    #expect(try first.use { try $0.changes(after: 0, client: "ana", except: "a").count } == 0)
    #expect(try second.use { try $0.changes(after: 0, client: "bob", except: "b").count } == 0)
    let newest = try second.use { try $0.newestChange() }
    try second.use { try $0.announce("note", key: "2", client: "ana", origin: "b") }
    #expect(try first.use { try $0.changes(after: 0, upTo: newest, client: "ana", except: "a").count } == 0)
    #expect(try first.use { try $0.changes(after: newest, client: "ana", except: "a").map(\.key) } == ["2"])
    #expect(try first.use { try $0.newestChange() } == newest + 1)
  }

  @Test("A transaction that fails leaves nothing")
  func rollback() throws {
    struct Failure: Error {}
    let store = try Store(directory: nil, origin: "a", schemas: [notes])
    #expect(throws: Failure.self) {
      try store.use { database in
        try database.transaction {
          try database.run("INSERT INTO note VALUES ('1', NULL)")
          throw Failure()
        }
      }
    }
    #expect(try count(store) == 0)
  }

  @Test("A database of a newer version is refused and left as it is")
  func newer() throws {
    let directory = try TemporaryDirectory()
    let next = Schema(name: "notes", steps: notes.steps + ["ALTER TABLE note ADD COLUMN day TEXT"])
    try open(directory, schemas: [next]).use { _ = try $0.run("INSERT INTO note VALUES ('1', NULL, '')") }
    #expect { _ = try open(directory) } throws: { ($0 as? StoreError)?.reason == .newer }
    #expect(try count(open(directory, schemas: [next])) == 1)
  }

  @Test("An older database is brought to the newest version with what it holds")
  func older() throws {
    let directory = try TemporaryDirectory()
    try open(directory).use { _ = try $0.run("INSERT INTO note VALUES ('1', NULL)") }
    let next = Schema(name: "notes", steps: notes.steps + ["ALTER TABLE note ADD COLUMN day TEXT DEFAULT 'x'"])
    let day = try open(directory, schemas: [next]).use { try $0.first("SELECT day FROM note") { $0.text(0) } }
    #expect(day == "x")
  }

  @Test("A damaged database is set aside, never deleted, and a new one is made", arguments: 1...2)
  func damaged(times: Int) throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path + "/state", withIntermediateDirectories: true)
    for _ in 1...times {
      try Data(repeating: 0x78, count: 8_192).write(to: directory.url.appending(path: "state/inkling.sqlite"))
      #expect(try count(open(directory)) == 0)
    }
    for number in 1...times {
      let aside = try Data(contentsOf: directory.url.appending(path: "state/inkling.sqlite.damaged-\(number)"))
      #expect(aside == Data(repeating: 0x78, count: 8_192))
    }
  }

  @Test("A directory that cannot be made is an error that says so")
  func cannotOpen() throws {
    let directory = try TemporaryDirectory()
    try Data().write(to: directory.url.appending(path: "state"))
    #expect { _ = try open(directory) } throws: { ($0 as? StoreError)?.reason == .cannotOpen }
  }

  @Test(
    "A value comes back as it was stored",
    arguments: [SQLValue.text("é\u{0}x"), .text(""), .blob([]), .blob([0, 255]), .int(.max), .double(0.1), .null])
  func values(value: SQLValue) throws {
    let store = try Store(directory: nil, origin: "a", schemas: [])
    let back = try store.use { database in
      try database.first("SELECT ?, typeof(?)", value, value) { row -> SQLValue in
        switch row.text(1) {
        case "text": .text(row.text(0))
        case "blob": .blob(row.blob(0))
        case "integer": .int(row.int(0))
        case "real": .double(row.double(0))
        default: .null
        }
      }
    }
    #expect(back == value)
  }

  @Test("A query may be asked again while its rows are read")
  func nested() throws {
    let store = try Store(directory: nil, origin: "a", schemas: [])
    let sql = "SELECT value FROM json_each(?)"
    let sums = try store.use { database in
      try database.query(sql, .text("[1,2]")) { outer throws(StoreError) in
        try database.query(sql, .text("[10,20]")) { $0.int(0) + outer.int(0) }
      }
    }
    #expect(sums == [[11, 21], [12, 22]])
  }

  @Test("The notes for other processes are bounded")
  func bounded() throws {
    let store = try Store(directory: nil, origin: "a", schemas: [])
    let left = try store.use { database in
      try database.transaction {
        for number in 1...12_000 { try database.announce("n", key: "\(number)", client: nil, origin: "a") }
      }
      return try database.first("SELECT count(*) FROM change") { $0.int(0) }
    }
    #expect((10_000..<10_000 + 128).contains(left ?? 0))
  }
}
