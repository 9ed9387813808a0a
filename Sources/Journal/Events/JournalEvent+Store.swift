internal import Formats
internal import Store

extension JournalEvent {
  private enum Flag {
    static let allDay = 1
    static let recurring = 2
    static let transparent = 4
    static let sensitive = 8
    static let undated = 16
    static let declined = 32
    static let cancelled = 64
    static let override = 128
    static let seriesMark = 256
    static let textCut = 512
    static let albumRun = 1024
    static let openEnded = 2048
    static let tentative = 4096
  }

  /// The words for the bits, for a person.
  static func names(ofFlags flags: Int) -> [String] {
    let names = [
      (Flag.allDay, "allDay"), (Flag.recurring, "recurring"), (Flag.transparent, "transparent"),
      (Flag.sensitive, "sensitive"), (Flag.undated, "undated"), (Flag.declined, "declined"),
      (Flag.cancelled, "cancelled"), (Flag.override, "override"), (Flag.seriesMark, "seriesMark"),
      (Flag.textCut, "textCut"), (Flag.albumRun, "albumRun"), (Flag.openEnded, "openEnded"),
      (Flag.tentative, "tentative"),
    ]
    return names.filter { flags & $0.0 != 0 }.map(\.1)
  }

  private var flags: Int {
    var flags = isAllDay ? Flag.allDay : 0
    if isRecurring { flags |= Flag.recurring }
    if isTransparent { flags |= Flag.transparent }
    if isSensitive { flags |= Flag.sensitive }
    if isUndated { flags |= Flag.undated }
    if isDeclined { flags |= Flag.declined }
    if isCancelled { flags |= Flag.cancelled }
    if isOverride { flags |= Flag.override }
    if isSeriesMark { flags |= Flag.seriesMark }
    if isTextCut { flags |= Flag.textCut }
    if isOfAlbumRun { flags |= Flag.albumRun }
    if isOpenEnded { flags |= Flag.openEnded }
    if isTentative { flags |= Flag.tentative }
    return flags
  }

  private mutating func take(_ flags: Int) {
    isAllDay = flags & Flag.allDay != 0
    isRecurring = flags & Flag.recurring != 0
    isTransparent = flags & Flag.transparent != 0
    isSensitive = flags & Flag.sensitive != 0
    isUndated = flags & Flag.undated != 0
    isDeclined = flags & Flag.declined != 0
    isCancelled = flags & Flag.cancelled != 0
    isOverride = flags & Flag.override != 0
    isSeriesMark = flags & Flag.seriesMark != 0
    isTextCut = flags & Flag.textCut != 0
    isOfAlbumRun = flags & Flag.albumRun != 0
    isOpenEnded = flags & Flag.openEnded != 0
    isTentative = flags & Flag.tentative != 0
  }

  /// The flags of what is kept, but is no event that took place: what stands for a series, and what was called off.
  static let uncountedFlags = Flag.cancelled | Flag.seriesMark

  /// Writes the events of one file, and what instances have in common only once.
  ///
  /// - Parameter check: Is called again and again, and throws if the rest is not wanted any more.
  static func write(
    _ events: [JournalEvent], file: Int, _ database: Database, check: () throws -> Void = {}
  ) throws {
    var written: [Int: Int] = [:]
    for (index, event) in events.enumerated() {
      if index % 1_000 == 999 { try check() }
      var number = event.details.flatMap { written[$0] }
      if number == nil {
        let details = EventDetails(event)
        number = details.isEmpty ? nil : try details.write(file: file, database)
        if let own = event.details { written[own] = number }
      }
      try event.write(file: file, details: number, database)
    }
  }

  private func write(file: Int, details: Int?, _ database: Database) throws(StoreError) {
    try database.run(
      "INSERT OR IGNORE INTO journal_event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .int(file), .text(id), .text(entry), .text(kind.rawValue), .int(wallStart), .int(wallEnd), .int(offset),
      .int(endOffset), .text(zoneSource.rawValue), .text(zone), .double(coordinate?.latitude),
      .double(coordinate?.longitude), .text(device), .int(flags), .int(details), .text(facts.text))
  }

  /// Those of the sources that are not paused without what was listened to, but for what was heard around a workout and
  /// for albums: nothing is made of the rest. Copies of one play began at one time, so that either all of them are
  /// among these or none.
  ///
  /// - Parameter withTexts: Whether what is said about them is needed, for exclusions.
  static func tellable(withTexts: Bool, _ database: Database) throws(StoreError) -> [JournalEvent] {
    let seen = "e.kind NOT IN ('song', 'podcast')"
    var details = try EventDetails.all(of: seen, withTexts: withTexts, database)
    var events = try read(details, where: seen, database)
    let workouts = events.lazy.filter { $0.kind == .workout }.map { event in
      let start = event.wallStart - (event.offset ?? 0)
      return (start - MomentGrouping.longestPlay)...max(start, start + event.wallEnd - event.wallStart)
    }
    let spans = (try workouts + albumRuns(database)).sorted { $0.lowerBound < $1.lowerBound }
    var until = Int.min
    for span in spans where span.upperBound > until {
      let first = max(span.lowerBound, until == .min ? .min : until + 1)
      until = span.upperBound
      let heard = """
        e.kind IN ('song', 'podcast') AND e.wall_start - ifnull(e.utc_offset, 0) BETWEEN \(first) AND \(until)
        """
      details.merge(try EventDetails.all(of: heard, withTexts: withTexts, database)) { known, _ in known }
      events += try read(details, where: heard, database)
    }
    return events
  }

  /// More albums than these are not told of: the latest ones.
  private static let mostAlbums = 1_000

  /// When albums were listened to, in seconds since 1970, with a minute before and after: another service may have written
  /// down each song then.
  private static func albumRuns(_ database: Database) throws(StoreError) -> [ClosedRange<Int>] {
    let starts = try database.query(
      """
      SELECT wall_start - ifnull(utc_offset, 0) AS start FROM journal_event WHERE kind = 'song' AND flags & \(Flag.albumRun)
      ORDER BY start DESC LIMIT ?
      """, .int(20 * mostAlbums)
    ) { row in row.int(0) }
    var runs: [ClosedRange<Int>] = []
    for start in starts {
      if let last = runs.last, last.lowerBound - start <= 1_800 {
        runs[runs.count - 1] = (start - 60)...last.upperBound
      } else if runs.count < mostAlbums {
        runs.append((start - 60)...(start + 60))
      } else {
        break
      }
    }
    return runs
  }

  /// All that was listened to, for exclusions.
  static func allPlays(withTexts: Bool, _ database: Database) throws(StoreError) -> [JournalEvent] {
    let heard = "e.kind IN ('song', 'podcast')"
    return try read(try EventDetails.all(of: heard, withTexts: withTexts, database), where: heard, database)
  }

  /// How many plays there are of each source that were not private, each counted once.
  static func plays(_ database: Database) throws(StoreError) -> [EventKind: [String: Int]] {
    let rows = try database.query(
      """
      SELECT kind, source, count(*) FROM (
        SELECT e.kind AS kind, min(f.source) AS source FROM journal_event e JOIN journal_file f ON f.id = e.file
        JOIN journal_source s ON s.id = f.source
        WHERE s.is_paused = 0 AND e.kind IN ('song', 'podcast') GROUP BY e.id HAVING max(e.flags & \(Flag.sensitive)) = 0
      ) GROUP BY kind, source
      """
    ) { row in (row.text(0), row.text(1), row.int(2)) }
    var counts: [EventKind: [String: Int]] = [:]
    for (kind, source, count) in rows {
      guard let kind = EventKind(rawValue: kind) else { continue }
      counts[kind, default: [:]][source] = count
    }
    return counts
  }

  /// What a client has donated under the id.
  static func donated(_ path: String, source: String, _ database: Database) throws(StoreError) -> JournalEvent? {
    let file = try database.first(
      "SELECT id FROM journal_file WHERE source = ? AND path = ?", .text(source), .text(path)
    ) { row in row.int(0) }
    guard let file else { return nil }
    let condition = "e.file = \(file)"
    // Texts are compared too.
    let rows = try database.query(EventDetails.query(texts: "d.texts") + " WHERE d.file = ?", .int(file)) {
      row throws(StoreError) in (row.int(0), EventDetails(row))
    }
    let details = Dictionary(rows) { first, _ in first }
    return try read(details, where: condition, isPaused: true, database).first
  }

  private static func read(
    _ details: [Int: EventDetails], where condition: String, isPaused: Bool = false, _ database: Database
  ) throws(StoreError) -> [JournalEvent] {
    try database.query(
      """
      SELECT e.id, e.entry, e.kind, e.wall_start, e.wall_end, e.utc_offset, e.end_offset, e.zone_source, e.zone,
        e.latitude, e.longitude, e.device, e.flags, e.details, f.source, f.path, e.facts
      FROM journal_event e CROSS JOIN journal_file f ON f.id = e.file JOIN journal_source s ON s.id = f.source
      WHERE \(isPaused ? "true" : "s.is_paused = 0") AND \(condition)
      """
    ) { row throws(StoreError) in JournalEvent(row, details) }
  }

  private init(_ row: Row, _ known: [Int: EventDetails]) {
    self.init(
      id: row.text(0), kind: EventKind(rawValue: row.text(2)) ?? .photo, wallStart: row.int(3), wallEnd: row.int(4),
      offset: row.optionalInt(5), zoneSource: ZoneSource(rawValue: row.text(7)) ?? .floating)
    entry = row.optionalText(1)
    endOffset = row.optionalInt(6)
    zone = row.optionalText(8)
    if let latitude = row.optionalDouble(9), let longitude = row.optionalDouble(10) {
      coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
    device = row.optionalText(11)
    take(row.int(12))
    source = row.text(14)
    path = row.text(15)
    details = row.optionalInt(13)
    facts = EventFacts(text: row.optionalText(16))
    guard let details = details.flatMap({ known[$0] }) else { return }
    title = details.title
    place = details.place
    people = details.people
    texts = details.texts
    series = details.series
    revision = details.revision
    seriesRevision = details.seriesRevision
  }
}
