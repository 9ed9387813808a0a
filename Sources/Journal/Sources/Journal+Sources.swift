internal import Formats
public import Foundation
internal import Glibc
public import JSONRPC
internal import Store

extension Journal {
  /// Adds a directory, or finds it where it was added before.
  ///
  /// - Throws: ``JournalError/notADirectory(_:)``.
  public func addSource(_ directory: String, now: Date) throws -> JournalSource {
    var isDirectory: ObjCBool = false
    let path = URL(filePath: directory).resolvingSymlinksInPath().standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue,
      access(path, R_OK | X_OK) == 0
    else { throw JournalError.notADirectory(directory) }
    let identifier = makeID()
    try change { database in
      try database.run(
        "INSERT INTO journal_source (id, directory, is_paused, added) VALUES (?, ?, 0, ?) "
          + "ON CONFLICT (directory) DO UPDATE SET is_paused = 0",
        .text(identifier), .text(path), .int(Int(now.timeIntervalSince1970)))
    }
    guard let source = try sources().first(where: { $0.directory == path }) else { throw JournalError.unknownSource }
    return source
  }

  /// Adds a directory that the product itself writes, as soon as it is there, and only once: one that the person has
  /// removed does not come back.
  ///
  /// - Throws: `StoreError`.
  public func offerSource(_ directory: String, now: Date) throws {
    let key = "offered " + directory
    let isOffered = try store.use { database in try Self.setting(key, database) != nil }
    guard !isOffered, (try? addSource(directory, now: now)) != nil else { return }
    try store.use { database in try Self.set(key, "1", database) }
  }

  /// Forgets a source and all that came from it. A client that is removed may tell of nothing more, until
  /// ``allowDonations(by:now:)``.
  ///
  /// - Throws: ``JournalError/unknownSource``.
  public func removeSource(_ identifier: String) throws {
    try change { database in
      if let client = try Self.client(ofSource: identifier, database) {
        try Self.set(Self.refusedDonor(client), "1", database)
      }
      guard try database.run("DELETE FROM journal_source WHERE id = ?", .text(identifier)) > 0 else {
        throw JournalError.unknownSource
      }
    }
  }

  /// Leaves a source alone, or takes it up again.
  ///
  /// - Throws: ``JournalError/unknownSource``.
  public func setPaused(_ isPaused: Bool, source identifier: String) throws {
    try change { database in
      let sql = "UPDATE journal_source SET is_paused = ? WHERE id = ?"
      guard try database.run(sql, .bool(isPaused), .text(identifier)) > 0 else { throw JournalError.unknownSource }
    }
  }

  private static func client(ofSource identifier: String, _ database: Database) throws -> String? {
    try database.first("SELECT client FROM journal_source WHERE id = ?", .text(identifier)) { row in
      row.optionalText(0)
    } ?? nil
  }

  /// The sources in the order in which they were added.
  public func sources() throws -> [JournalSource] {
    try store.use { database in
      try database.query("SELECT id, directory, is_paused, client FROM journal_source ORDER BY added, rowid") { row in
        (row.text(0), row.text(1), row.bool(2), row.optionalText(3))
      }.map { identifier, directory, isPaused, client in
        let skipped = try database.query(
          "SELECT path, reason, problem FROM journal_file WHERE source = ? AND reason IS NOT NULL ORDER BY path",
          .text(identifier)
        ) { row in SkippedFile(path: row.text(0), reason: row.text(1), problem: row.text(2)) }
        let files = try database.first(
          "SELECT count(*) FROM journal_file WHERE source = ? AND path NOT LIKE '%/'", .text(identifier)
        ) { row in row.int(0) }
        let events = try database.first(
          """
          SELECT count(*) FROM journal_event WHERE flags & ? = 0 AND file IN
            (SELECT id FROM journal_file WHERE source = ?)
          """, .int(JournalEvent.uncountedFlags), .text(identifier)
        ) { row in row.int(0) }
        return JournalSource(
          id: identifier, directory: client == nil ? directory : nil, client: client, isPaused: isPaused,
          files: client == nil ? files ?? 0 : 0, events: events ?? 0, skipped: skipped)
      }
    }
  }

  /// The sources as a client sees them: no paths and no names, and of their events only those that may show. What clients
  /// tell of is not among them, so that none learns what became of it.
  ///
  /// - Throws: ``JournalError/consentRequired``.
  public func sourcesForClient(now: Date, home: TimeZone) throws -> JSONValue {
    try store.use { database in try Self.requireConsent(database) }
    var shown = try moments(now: now, home: home, audience: .clients).result.shown
    try store.use { database in
      // Most of what was listened to was not looked at for the moments.
      let hidden = try Self.hiddenKinds(database)
      for (kind, counts) in try playCounts(home: home, database) where !hidden.contains(kind) {
        shown.merge(counts, uniquingKeysWith: +)
      }
    }
    let sources = try sources().filter { $0.client == nil }.map { source -> JSONValue in
      [
        "id": .string(source.id), "kind": "directory", "state": source.isPaused ? "paused" : "active",
        "files": JSONValue(source.files), "events": JSONValue(shown[source.id] ?? 0),
        "skipped": .array(
          source.skippedCounts.filter { $0.reason != FormatError.Reason.thrownAway.rawValue }.map {
            ["reason": .string($0.reason), "count": JSONValue($0.count)]
          }),
      ]
    }
    return ["sources": .array(sources)]
  }

  /// How many plays of each source may show, each counted once.
  private func playCounts(home: TimeZone, _ database: Database) throws -> [EventKind: [String: Int]] {
    let exclusions = try Self.exclusions(database).map(\.exclusion)
    guard !exclusions.isEmpty else { return try JournalEvent.plays(database) }
    var filter = ExclusionFilter(exclusions, directories: try directories(database))
    let placing = EventPlacing([], home: home)
    var hidden: Set<String> = []
    var sources: [String: (kind: EventKind, source: String)] = [:]
    for play in try JournalEvent.allPlays(withTexts: ExclusionFilter.needsTexts(exclusions), database) {
      if play.isSensitive || filter.hides(play) || filter.isOnHiddenDay(placing.placed(play)) {
        hidden.insert(play.id)
      } else if play.source < sources[play.id]?.source ?? "\u{10FFFF}" {
        sources[play.id] = (play.kind, play.source)
      }
    }
    var counts: [EventKind: [String: Int]] = [:]
    for (id, play) in sources where !hidden.contains(id) {
      counts[play.kind, default: [:]][play.source, default: 0] += 1
    }
    return counts
  }
}
