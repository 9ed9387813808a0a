internal import Formats
internal import Store

/// What all instances of one entry have in common. It is kept once for all of them.
struct EventDetails: Sendable, Hashable {
  var title: String?
  var place: String?
  var people: [String]
  var texts: [String]
  var series: String?
  var revision: ICalendarRevision
  var seriesRevision: ICalendarRevision?

  /// Separates the texts of a list; no text of a file keeps it.
  private static let separator: Character = "\u{1F}"

  init(_ event: JournalEvent) {
    title = event.title
    place = event.place
    people = event.people
    texts = event.texts
    series = event.series
    revision = event.revision
    seriesRevision = event.seriesRevision
  }

  /// Whether there is nothing to be kept.
  var isEmpty: Bool { title == nil && place == nil && people.isEmpty && texts.isEmpty && series == nil }

  /// Writes them down, and returns their number.
  func write(file: Int, _ database: Database) throws(StoreError) -> Int {
    try database.run(
      "INSERT INTO journal_details VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", .int(file), .text(title), .text(place),
      .text(Self.joined(people)), .text(Self.joined(texts)), .text(series), .int(revision.sequence),
      .int(revision.modified), .int(seriesRevision?.sequence), .int(seriesRevision?.modified))
    return database.lastInsertedRow
  }

  /// The beginning of a query for what ``init(_:)`` reads.
  ///
  /// - Parameter texts: What stands for the texts, as SQL on `d`.
  static func query(texts: String) -> String {
    """
    SELECT d.id, d.title, d.place, d.people, \(texts), d.series, d.sequence, d.modified, d.series_sequence,
      d.series_modified FROM journal_details d
    """
  }

  /// Those of the sources that are not paused, by their numbers.
  ///
  /// - Parameter withTexts: Whether the texts are needed, which are the most of it.
  static func all(withTexts: Bool, _ database: Database) throws(StoreError) -> [Int: EventDetails] {
    let rows = try database.query(
      query(texts: withTexts ? "d.texts" : "''")
        + " JOIN journal_file f ON f.id = d.file JOIN journal_source s ON s.id = f.source WHERE s.is_paused = 0"
    ) { row throws(StoreError) in (row.int(0), EventDetails(row)) }
    return Dictionary(rows) { first, _ in first }
  }

  /// The details of some events of the sources that are not paused, without texts.
  ///
  /// - Parameter condition: Tells which, as SQL on `e`.
  static func all(of condition: String, _ database: Database) throws(StoreError) -> [Int: EventDetails] {
    let rows = try database.query(
      query(texts: "''") + " WHERE d.id IN (SELECT e.details FROM journal_event e WHERE \(condition))"
    ) { row throws(StoreError) in (row.int(0), EventDetails(row)) }
    return Dictionary(rows) { first, _ in first }
  }

  init(_ row: Row) {
    title = row.optionalText(1)
    place = row.optionalText(2)
    people = Self.split(row.text(3))
    texts = Self.split(row.text(4))
    series = row.optionalText(5)
    revision = ICalendarRevision(sequence: row.int(6), modified: row.int(7))
    if let sequence = row.optionalInt(8), let modified = row.optionalInt(9) {
      seriesRevision = ICalendarRevision(sequence: sequence, modified: modified)
    }
  }

  private static func joined(_ texts: [String]) -> String {
    texts.map { $0.filter { $0 != separator } }.joined(separator: String(separator))
  }

  static func split(_ text: String) -> [String] {
    text.split(separator: separator).map(String.init)
  }
}
