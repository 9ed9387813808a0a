internal import Formats
internal import Store

extension JournalEvent {
  private static let flags: [(bit: Int, flag: any WritableKeyPath<JournalEvent, Bool> & Sendable)] = [
    (1, \.isAllDay), (2, \.isRecurring), (4, \.isTransparent), (8, \.isSensitive), (16, \.isUndated),
    (32, \.isDeclined), (64, \.isCancelled), (128, \.isOverride), (256, \.isSeriesMark), (512, \.isTextCut),
  ]

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
    var flags = 0
    for (bit, flag) in Self.flags where self[keyPath: flag] { flags |= bit }
    try database.run(
      "INSERT OR IGNORE INTO journal_event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .int(file), .text(id), .text(entry), .text(kind.rawValue), .int(wallStart), .int(wallEnd), .int(offset),
      .int(endOffset), .text(zoneSource.rawValue), .text(zone), .double(coordinate?.latitude),
      .double(coordinate?.longitude), .text(device), .int(flags), .int(details))
  }

  /// Every event of the sources that are not paused.
  ///
  /// - Parameter withTexts: Whether what is said about them is needed, for exclusions.
  static func all(withTexts: Bool, _ database: Database) throws(StoreError) -> [JournalEvent] {
    let details = try EventDetails.all(withTexts: withTexts, database)
    return try database.query(
      """
      SELECT e.id, e.entry, e.kind, e.wall_start, e.wall_end, e.utc_offset, e.end_offset, e.zone_source, e.zone,
        e.latitude, e.longitude, e.device, e.flags, e.details, f.source, f.path
      FROM journal_event e JOIN journal_file f ON f.id = e.file JOIN journal_source s ON s.id = f.source
      WHERE s.is_paused = 0
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
    let flags = row.int(12)
    // Most events have none.
    for (bit, flag) in Self.flags where flags & bit != 0 { self[keyPath: flag] = true }
    source = row.text(14)
    path = row.text(15)
    details = row.optionalInt(13)
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
