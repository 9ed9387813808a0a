internal import JSONRPC
internal import Store

/// A table of the store, as it is exported.
struct ExportTable {
  enum Form {
    case text
    case number
    case real
    case truth
    /// Texts one behind the other.
    case list
    /// JSON already.
    case json
    case flags
    /// Words between spaces.
    case words
  }

  /// How many rows are read at once.
  static let portion = 1_000

  /// What an object of it is called.
  let type: String
  let name: String
  /// The column by which it is gone through; a number.
  let key: String
  private let fields: [(column: String, name: String, form: Form)]

  var columns: [String] { fields.map(\.column) }

  private init(_ type: String, key: String = "rowid", _ fields: [(String, String, Form)]) {
    self.type = type
    name = "journal_\(type)"
    self.key = key
    self.fields = fields.map { (column: $0.0, name: $0.1, form: $0.2) }
  }

  /// The object of a row whose first column is the key. What is not known is left out.
  func object(_ row: Row) -> JSONObject {
    var object: JSONObject = ["type": .string(type)]
    for (index, field) in fields.enumerated() where !row.isNull(index + 1) {
      object[field.name] = Self.value(row, index + 1, field.form)
    }
    return object
  }

  private static func value(_ row: Row, _ column: Int, _ form: Form) -> JSONValue {
    switch form {
    case .text: .string(row.text(column))
    case .number: JSONValue(row.int(column))
    case .real: JSONValue(row.double(column))
    case .truth: .bool(row.bool(column))
    case .list: .array(EventDetails.split(row.text(column)).map { .string($0) })
    case .json: (try? JSONParser.parse(row.text(column))) ?? .string(row.text(column))
    case .flags: .array(JournalEvent.names(ofFlags: row.int(column)).map { .string($0) })
    case .words: .array(row.text(column).split(separator: " ").map { .string(String($0)) })
    }
  }

  /// All but the events, which have no number.
  static let all: [ExportTable] = [
    ExportTable("setting", [("key", "key", .text), ("value", "value", .text)]),
    ExportTable(
      "source",
      [
        ("id", "id", .text), ("directory", "directory", .text), ("is_paused", "isPaused", .truth),
        ("added", "added", .number), ("scanned", "scanned", .number), ("client", "client", .text),
      ]),
    ExportTable("exclusion", [("id", "number", .number), ("rule", "rule", .json)]),
    ExportTable("correction", [("id", "number", .number), ("rule", "rule", .json), ("made", "made", .number)]),
    ExportTable("dismissal", [("event", "event", .text), ("dismissed", "dismissed", .number)]),
    ExportTable("showing", [("id", "number", .number), ("day", "day", .number), ("moment", "moment", .text)]),
    ExportTable(
      "disclosure",
      [
        ("id", "number", .number), ("client", "client", .text), ("moment", "moment", .text), ("title", "title", .text),
        ("items", "items", .json), ("disclosed", "disclosed", .number), ("is_given", "isGiven", .truth),
      ]),
    ExportTable(
      "handle",
      [
        ("handle", "handle", .text), ("client", "client", .text), ("moment", "moment", .text),
        ("events", "events", .words), ("created", "created", .number),
      ]),
    ExportTable(
      "file",
      [
        ("id", "number", .number), ("source", "source", .text), ("path", "path", .text), ("kind", "kind", .text),
        ("size", "size", .number), ("modified", "modified", .number), ("changed", "changed", .number),
        ("companion", "companion", .text),
        ("imported", "imported", .number), ("reason", "reason", .text), ("problem", "problem", .text),
      ]),
    ExportTable(
      "place",
      [
        ("file", "file", .number), ("name", "name", .text), ("latitude", "latitude", .real),
        ("longitude", "longitude", .real),
      ]),
    ExportTable("number", [("file", "file", .number), ("name", "name", .text), ("number", "number", .text)]),
    ExportTable(
      "details",
      [
        ("id", "number", .number), ("file", "file", .number), ("title", "title", .text), ("place", "place", .text),
        ("people", "people", .list), ("texts", "texts", .list), ("series", "series", .text),
        ("sequence", "sequence", .number), ("modified", "modified", .number),
        ("series_sequence", "seriesSequence", .number), ("series_modified", "seriesModified", .number),
      ]),
  ]

  static let event = ExportTable(
    "event",
    [
      ("file", "file", .number), ("id", "id", .text), ("entry", "entry", .text), ("kind", "kind", .text),
      ("wall_start", "wallStart", .number), ("wall_end", "wallEnd", .number), ("utc_offset", "offset", .number),
      ("end_offset", "endOffset", .number), ("zone_source", "zoneSource", .text), ("zone", "timeZone", .text),
      ("latitude", "latitude", .real), ("longitude", "longitude", .real), ("device", "device", .text),
      ("flags", "flags", .flags), ("details", "details", .number), ("facts", "facts", .json),
    ])
}
