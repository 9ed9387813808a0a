internal import CivilTime
internal import Foundation
internal import JSONRPC

extension Diary {
  /// Reads the JSON file of a Day One export, version 2, piece by piece.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if it is no such file, or is broken before anything was read.
  public init(dayOne source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    self.init()
    var reader = JSONPieceReader(source, .diary)
    var isKnown = false
    var count = 0
    do throws(FormatError) {
      while let piece = try reader.next() {
        count += 1
        if count % 1_000 == 0, isCancelled() { break }
        guard piece.isElement, piece.key == "entries", let value = piece.json, value["creationDate"] != nil else {
          continue
        }
        isKnown = true
        add(Self.entry(dayOne: value))
      }
    } catch {
      problem = error
    }
    guard isKnown else {
      if let problem { throw problem }
      throw FormatError(format: .diary, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
  }

  /// Reads an entry of Day One Classic: a property list.
  ///
  /// - Throws: ``FormatError``, if it is no such file.
  public init(dayOneClassic bytes: [UInt8]) throws(FormatError) {
    self.init()
    guard !bytes.isEmpty else { throw FormatError(format: .diary, position: .line(1), reason: .empty) }
    let list = try PropertyList(bytes)
    guard let created = list["Creation Date"]?.first.flatMap(LenientTimestamp.init) else {
      throw FormatError(format: .diary, position: .line(1), reason: .notThisFormat)
    }
    var entry = Self.entry(
      created.instant, zone: list["Time Zone"]?.first, text: list["Entry Text"]?.first ?? "", tags: list["Tags"] ?? [])
    func number(_ key: String) -> Double? {
      list[key]?.first.flatMap { DecimalText.number(Array($0.utf8)[...]) }
    }
    if let latitude = number("Location/Latitude"), let longitude = number("Location/Longitude") {
      entry.coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
    entry.place = list["Location/Place Name"]?.first
    add(entry)
  }

  private static func entry(dayOne value: JSONValue) -> DiaryEntry? {
    guard let created = value.timestamp("creationDate") else { return nil }
    let location = value["location"] ?? .null
    var entry = entry(
      created.instant, zone: (value["timeZone"] ?? location["timeZoneName"])?.string, text: value["text"]?.string ?? "",
      tags: (value["tags"]?.array ?? []).compactMap(\.significantString))
    if let latitude = location.number("latitude"),
      let longitude = location.number("longitude")
    {
      entry.coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
    entry.place = location["placeName"]?.significantString
    entry.hasTime = value["isAllDay"]?.bool != true
    return entry
  }

  /// The day of an entry is that of its own zone, not of UTC.
  private static func entry(_ created: Date, zone name: String?, text: String, tags: [String]) -> DiaryEntry {
    let zone = name.flatMap(TimeZone.init(named:))
    var entry = DiaryEntry(wall: (zone ?? .gmt).civil(at: created), text: String(text.prefix(longestText)))
    entry.instant = created
    entry.zone = zone?.identifier
    entry.title = Self.title(of: text)
    entry.tags = tags
    return entry
  }

  /// The first line that says something, without the marks of a heading.
  static func title(of text: String) -> String? {
    for line in text.prefix(2_000).split(whereSeparator: \.isNewline) {
      let title = line.drop { $0 == "#" || $0 == " " }.trimmingCharacters(in: .whitespaces)
      if !title.isEmpty, !title.hasPrefix("![") { return String(title.prefix(200)) }
    }
    return nil
  }
}
