internal import Formats
public import Foundation
internal import JSONRPC
internal import Store

extension Journal {
  /// A table has no more places than these: the first ones.
  private static let mostTowns = 6_000_000
  private static let townsKey = "towns"

  /// Takes a table of GeoNames over, in place of the one before: `cities500.txt`, `allCountries.txt`, or an archive as it
  /// is handed out with one of them inside.
  ///
  /// - Parameters:
  ///   - progress: How many bytes of the table have been read, and how many there are.
  ///   - isCancelled: Is asked again and again; then nothing changes.
  /// - Throws: ``JournalError/notATable(_:)``, if it is no such file.
  @discardableResult
  public func importTowns(
    _ path: String, now: Date, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    isCancelled: () -> Bool = { false }
  ) throws -> TownTable {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    // What is no file might never end.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved),
      attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int,
      let file = OpenFile(path: resolved, size: size)
    else { throw JournalError.notATable("there is no such file, or it cannot be read") }
    defer { file.close() }
    do {
      let (source, total) = try Self.table(in: file)
      return try importTowns(
        source, of: path, now: now, progress: { progress(min($0, total), total) }, isCancelled: isCancelled)
    } catch let error as FormatError {
      throw JournalError.notATable(TownTable.problem(error))
    }
  }

  private func importTowns(
    _ source: ByteSource, of path: String, now: Date, progress: (_ bytes: Int) -> Void, isCancelled: () -> Bool
  ) throws -> TownTable {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return try change { database in
      try database.run("DELETE FROM journal_town")
      var count = 0
      var failure: StoreError?
      let skipped = try GeoNamesTable.read(
        source, progress: progress, isCancelled: { failure != nil || isCancelled() }
      ) { place in
        guard failure == nil, count < Self.mostTowns else { return }
        do throws(StoreError) {
          count += try database.run(
            "INSERT OR IGNORE INTO journal_town VALUES (?, ?, ?, ?, ?, ?, ?)", .int(place.identifier),
            .int(TownCell(place.coordinate).number), .text(CleanText.line(place.name, limit: 100) ?? ""),
            .text(place.country), .double(place.coordinate.latitude), .double(place.coordinate.longitude),
            .int(place.population))
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      if isCancelled() { throw CancellationError() }
      let table = TownTable(
        file: name, places: count, skipped: skipped, imported: Self.seconds(now))
      try Self.set(Self.townsKey, table.text, database)
      return table
    }
  }

  /// Text of the table and how many bytes it has: the file itself, or the first text in the archive that is no description
  /// of it.
  private static func table(in file: OpenFile) throws -> (ByteSource, bytes: Int) {
    guard let head = file.bytes(at: 0, count: 4), head.starts(with: Array("PK\u{3}\u{4}".utf8)) else {
      return (file.source, file.size)
    }
    let archive = try ZIPArchive(size: file.size) { offset, count in file.bytes(at: offset, count: count) }
    guard let entry = archive.entries.first(where: { $0.path.hasSuffix(".txt") && !$0.path.hasSuffix("readme.txt") })
    else { throw JournalError.notATable("there is no table in the archive, which would be a file like cities500.txt") }
    return (try archive.source(of: entry), entry.size)
  }

  /// The table that was taken over; nil where there is none.
  public func townTable() throws -> TownTable? {
    try store.use { database in try Self.setting(Self.townsKey, database) }.flatMap(TownTable.init(text:))
  }

  /// Forgets the table.
  ///
  /// - Returns: Whether there was one.
  public func removeTowns() throws -> Bool {
    guard try townTable() != nil else { return false }
    try change { database in
      try database.run("DELETE FROM journal_town")
      try Self.set(Self.townsKey, nil, database)
    }
    return true
  }

  /// The towns around the events' places.
  static func towns(around events: [JournalEvent], _ database: Database) throws(StoreError) -> [PopulatedPlace] {
    guard try setting(townsKey, database) != nil else { return [] }
    var cells: Set<TownCell> = []
    for event in events {
      if let coordinate = event.coordinate { cells.insert(TownCell(coordinate)) }
    }
    var all = cells
    for cell in cells { all.formUnion(cell.around) }
    var towns: [PopulatedPlace] = []
    for cell in all.map(\.number).sorted() {
      towns += try database.query(
        "SELECT id, name, country, latitude, longitude, population FROM journal_town WHERE cell = ? ORDER BY id",
        .int(cell)
      ) { row in
        Coordinate(latitude: row.double(3), longitude: row.double(4)).map {
          PopulatedPlace(
            identifier: row.int(0), name: row.text(1), country: row.text(2), coordinate: $0, population: row.int(5))
        }
      }.compactMap { $0 }
    }
    return towns
  }
}

extension TownTable {
  fileprivate var text: String {
    let value: JSONValue = [
      "file": .string(file), "places": JSONValue(places), "skipped": JSONValue(skipped),
      "imported": JSONValue(imported),
    ]
    return JSONWriter.text(of: value)
  }

  fileprivate init?(text: String) {
    guard let value = try? JSONParser.parse(text), let file = value["file"]?.string,
      let places = value["places"]?.int, let skipped = value["skipped"]?.int, let imported = value["imported"]?.int
    else { return nil }
    self.init(file: file, places: places, skipped: skipped, imported: imported)
  }
}
