internal import Formats
internal import Store

extension JournalEvent {
  private enum Flag {
    static let allDay = 1
    static let recurring = 2
    static let transparent = 4
    static let sensitive = 8
    static let undated = 16
  }

  /// Separates the texts of a list; no text of a file keeps it.
  private static let separator: Character = "\u{1F}"

  func write(file: Int, _ database: Database) throws(StoreError) {
    let flags =
      (isAllDay ? Flag.allDay : 0) | (isRecurring ? Flag.recurring : 0) | (isTransparent ? Flag.transparent : 0)
      | (isSensitive ? Flag.sensitive : 0) | (isUndated ? Flag.undated : 0)
    try database.run(
      "INSERT OR IGNORE INTO journal_event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .int(file), .text(id), .text(entry), .text(kind.rawValue), .int(wallStart), .int(wallEnd), .int(offset),
      .text(zoneSource.rawValue), .text(zone), .double(coordinate?.latitude), .double(coordinate?.longitude),
      .text(title), .text(place), .text(Self.joined(people)), .text(Self.joined(texts)), .text(device), .int(flags))
  }

  /// Every event of the sources that are not paused.
  static func all(_ database: Database) throws(StoreError) -> [JournalEvent] {
    try database.query(
      """
      SELECT e.id, e.entry, e.kind, e.wall_start, e.wall_end, e.utc_offset, e.zone_source, e.zone, e.latitude,
        e.longitude, e.title, e.place, e.people, e.texts, e.device, e.flags, f.source, f.path
      FROM journal_event e JOIN journal_file f ON f.id = e.file JOIN journal_source s ON s.id = f.source
      WHERE s.is_paused = 0
      """
    ) { row throws(StoreError) in JournalEvent(row) }
  }

  private init(_ row: Row) {
    self.init(
      id: row.text(0), kind: EventKind(rawValue: row.text(2)) ?? .photo, wallStart: row.int(3), wallEnd: row.int(4),
      offset: row.optionalInt(5), zoneSource: ZoneSource(rawValue: row.text(6)) ?? .floating)
    entry = row.optionalText(1)
    zone = row.optionalText(7)
    if let latitude = row.optionalDouble(8), let longitude = row.optionalDouble(9) {
      coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
    title = row.optionalText(10)
    place = row.optionalText(11)
    people = Self.split(row.text(12))
    texts = Self.split(row.text(13))
    device = row.optionalText(14)
    let flags = row.int(15)
    isAllDay = flags & Flag.allDay != 0
    isRecurring = flags & Flag.recurring != 0
    isTransparent = flags & Flag.transparent != 0
    isSensitive = flags & Flag.sensitive != 0
    isUndated = flags & Flag.undated != 0
    source = row.text(16)
    path = row.text(17)
  }

  private static func joined(_ texts: [String]) -> String {
    texts.map { $0.filter { $0 != separator } }.joined(separator: String(separator))
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: separator).map(String.init)
  }
}
