internal import CivilTime
internal import Formats
public import Foundation
internal import JSONRPC
internal import Store

extension Journal {
  /// Files that are written down in one transaction …
  private static let batch = 250
  /// … or fewer, once they hold so many events.
  private static let batchEvents = 5_000
  /// Seconds for which a source that was looked at is not looked at again by
  /// ``rescanIfDue(now:progress:isCancelled:)``.
  public static let rescanSeconds = 60

  /// Does what ``rescan(now:progress:isCancelled:)`` does, unless every source was looked at a short while ago.
  @discardableResult
  public func rescanIfDue(
    now: Date, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }, isCancelled: () -> Bool = { false }
  ) throws -> Bool {
    let seconds = Int(now.timeIntervalSince1970)
    let due = try store.use { database in
      try database.first(
        """
        SELECT count(*) FROM journal_source
        WHERE is_paused = 0 AND client IS NULL AND (scanned IS NULL OR scanned NOT BETWEEN ? AND ?)
        """,
        .int(seconds - Self.rescanSeconds), .int(seconds)
      ) { row in row.int(0) }
    }
    guard due ?? 0 > 0 else { return false }
    return try rescan(now: now, progress: progress, isCancelled: isCancelled)
  }

  /// Reads what is new or has changed in the sources, and forgets what is gone.
  ///
  /// What was read before a cancellation is kept. A file that cannot be read is written down with its reason, and the
  /// others are read all the same.
  ///
  /// - Parameters:
  ///   - progress: How many of the files that must be read have been read, and how many there are.
  ///   - isCancelled: Is asked again and again.
  /// - Returns: Whether anything has changed.
  @discardableResult
  public func rescan(
    now: Date, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    isCancelled isAskedToStop: () -> Bool = { false }
  ) throws -> Bool {
    // Once it was cancelled it stays so, whatever the next answer were.
    var isStopped = false
    func isCancelled() -> Bool {
      isStopped = isStopped || isAskedToStop()
      return isStopped
    }
    let seconds = Int(now.timeIntervalSince1970)
    let sources = try store.use { database in
      try database.query(
        "SELECT id, directory FROM journal_source WHERE is_paused = 0 AND client IS NULL ORDER BY added, rowid"
      ) { row in (row.text(0), row.text(1)) }
    }
    var work: [FileReading.Work] = []
    var gone: [Int] = []
    var unreadable: [UnreadablePath] = []
    for (source, directory) in sources {
      // A directory that is not there just now, as on a disk that was taken out, is not empty: nothing is forgotten.
      guard let walk = DirectoryWalk.walk(directory, isCancelled: isCancelled), !isCancelled() else { continue }
      let comparison = try compare(walk, source, seconds)
      work += comparison.new.map { FileReading.Work(source: source, directory: directory, file: $0) }
      gone += comparison.gone
      unreadable += comparison.unreadable
    }
    guard !work.isEmpty || !gone.isEmpty || !unreadable.isEmpty else {
      if !isCancelled() { try noteScan(sources.map(\.0), seconds) }
      return false
    }
    var hasChanged = false
    let day = TimeZone.gmt.civil(at: now).date
    progress(0, work.count)
    let reading = FileReading(work, day: day, threads: threads)
    defer { reading.end() }
    var done = 0
    while done < work.count, !isCancelled() {
      var outcomes: [(source: String, file: FoundFile, outcome: FileImport.Outcome)] = []
      var events = 0
      for item in work[done..<min(done + Self.batch, work.count)] {
        guard events < Self.batchEvents, let outcome = reading.next(isCancelled: isCancelled) else { break }
        events += outcome.file.events.count
        outcomes.append((item.source, item.file, outcome))
        progress(done + outcomes.count, work.count)
      }
      let count = outcomes.count
      // What cannot be read is tried each time, and is no news.
      outcomes.removeAll { $0.file.wasUnreadable && $0.outcome.reason == FileImport.unreadable }
      do {
        if !outcomes.isEmpty {
          hasChanged = true
          try change { database in
            for (source, file, outcome) in outcomes {
              try Self.write(file, source, outcome, seconds, database) {
                if events > Self.batchEvents, isCancelled() { throw CancellationError() }
              }
            }
          }
        }
      } catch is CancellationError { break }
      done += count
    }
    if !gone.isEmpty || !unreadable.isEmpty {
      hasChanged = true
      try change { database in
        for file in gone { try database.run("DELETE FROM journal_file WHERE id = ?", .int(file)) }
        for path in unreadable { try path.write(seconds, database) }
      }
    }
    if !isCancelled() { try noteScan(sources.map(\.0), seconds) }
    return hasChanged
  }

  private func noteScan(_ sources: [String], _ now: Int) throws {
    try store.use { database in
      try database.transaction {
        for source in sources {
          try database.run("UPDATE journal_source SET scanned = ? WHERE id = ?", .int(now), .text(source))
        }
      }
    }
  }

  private static func write(
    _ file: FoundFile, _ source: String, _ outcome: FileImport.Outcome, _ now: Int, _ database: Database,
    check: () throws -> Void
  ) throws {
    func insert() throws(StoreError) -> Bool {
      // A source that was removed meanwhile takes nothing more.
      try database.run(
        """
        INSERT OR IGNORE INTO journal_file
          (source, path, size, modified, changed, companion, imported, reason, problem, kind)
        SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM journal_source WHERE id = ?
        """, .text(file.path), .int(file.size), .int(file.modified), .int(file.changed),
        .text(file.companion?.state), .int(now), .text(outcome.reason), .text(outcome.problem),
        .text(outcome.kind?.rawValue), .text(source)) > 0
    }
    // Mostly a file is new, and nothing has to go for it.
    if try !insert() {
      try database.run("DELETE FROM journal_file WHERE source = ? AND path = ?", .text(source), .text(file.path))
      guard try insert() else { return }
    }
    let number = database.lastInsertedRow
    try JournalEvent.write(outcome.file.events, file: number, database, check: check)
    for place in outcome.file.places {
      try database.run(
        "INSERT INTO journal_place VALUES (?, ?, ?, ?)", .int(number), .text(place.name),
        .double(place.coordinate.latitude), .double(place.coordinate.longitude))
    }
    for entry in outcome.file.numbers {
      try database.run(
        "INSERT INTO journal_number VALUES (?, ?, ?)", .int(number), .text(entry.name), .text(entry.number))
    }
  }
}
