/// What a file of a life is, told by its beginning and not by its name.
public enum FileKind: String, Sendable, Hashable, CaseIterable {
  /// A picture or a film: ``MediaFile``.
  case media
  case iCalendar
  case vCard
  case gpx
  case kml
  /// ``LocationJSON``.
  case locationJSON
  case ownTracks
  /// ``PointTable``.
  case pointTable
  case fit
  case tcx
  case health
  /// ``ListeningHistory`` in one document …
  case listening
  /// … and with an object on each line.
  case listeningLines
  case callLog
  /// A Day One export; ``Diary``.
  case dayOne
  case dayOneClassic
  case textDiary
  case appleJournal
  case daylio
  /// A picture's sidecar: ``TakeoutSidecar`` …
  case takeoutSidecar
  /// … and XMP.
  case packet
  case zip
  case gzip
  /// A database of SQLite: AntennaPod's is read, ``ListeningHistory``.
  case database

  /// How many bytes of a file's beginning are enough.
  public static let headOctets = 1 << 16

  /// Nil for a file that is not read here.
  ///
  /// - Parameters:
  ///   - head: The file's first bytes.
  ///   - name: The file's name: of texts, whose beginning may be anything, it decides together with the content.
  public init?(head: [UInt8], name: String) {
    if let kind = Self.binary(head) {
      self = kind
      return
    }
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head[3...] : head[...]
    let start = text.drop { $0 <= 32 }
    switch start.first {
    case UInt8(ascii: "<"): guard let kind = Self.markup(start) else { return nil }; self = kind
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard let kind = Self.json(start) ?? Self.line(start, name) else { return nil }
      self = kind
    default: guard let kind = Self.line(start, name) else { return nil }; self = kind
    }
  }

  private static func binary(_ head: [UInt8]) -> FileKind? {
    if MediaFile.isKind(head: head) { return .media }
    if head.starts(with: Array("PK\u{3}\u{4}".utf8)) || head.starts(with: Array("PK\u{5}\u{6}".utf8)) { return .zip }
    if head.starts(with: [0x1F, 0x8B, 8]) { return .gzip }
    if head.starts(with: Array("SQLite format 3\0".utf8)) { return .database }
    if head.count >= 12, head[0] >= 12, head[8...].starts(with: Array(".FIT".utf8)) { return .fit }
    return nil
  }

  private static func markup(_ text: ArraySlice<UInt8>) -> FileKind? {
    var reader = XMLReader(ByteSource(Array(text)))
    guard (try? reader.next()) == .start else {
      return contains(text, "class=\"pageHeader\"") || contains(text, "class='pageHeader'") ? .appleJournal : nil
    }
    switch reader.name {
    case "gpx": return .gpx
    case "kml": return .kml
    case "TrainingCenterDatabase": return .tcx
    case "HealthData": return .health
    case "calls", "smses": return .callLog
    case "xmpmeta", "RDF": return .packet
    case "plist": return contains(text, "<key>Entry Text</key>") ? .dayOneClassic : nil
    case "html":
      return contains(text, "class=\"pageHeader\"") || contains(text, "class='pageHeader'") ? .appleJournal : nil
    default: return nil
    }
  }

  private static func json(_ text: ArraySlice<UInt8>) -> FileKind? {
    func has(_ key: String) -> Bool { contains(text, "\"\(key)\"") }
    let isAlbum = has("title") && (has("albumData") || (has("access") && has("date")))
    if has("photoTakenTime") || isAlbum { return .takeoutSidecar }
    if has("semanticSegments") || has("timelineObjects") || has("latitudeE7") || has("FeatureCollection")
      || has("timelinePath") || has("placeLocation") || has("rawSignals") || has("timelineEdits")
      || has("deviceSettings") || (has("geometry") && has("coordinates"))
    {
      return .locationJSON
    }
    if has("ms_played") || has("msPlayed") || has("scrobbles") || has("recenttracks") || has("lovedtracks") {
      return .listening
    }
    if has("track_metadata") || (has("timeMs") && has("track")) {
      // A document has the object inside of another one.
      return text.first == UInt8(ascii: "{") && !has("payload") ? .listeningLines : .listening
    }
    if has("artist"), has("date"), has("track") || has("name") { return .listening }
    if has("entries"), has("creationDate") { return .dayOne }
    if has("lat"), has("lon") || has("lng") { return .locationJSON }
    return nil
  }

  private static func line(_ text: ArraySlice<UInt8>, _ name: String) -> FileKind? {
    let line = text.prefix { $0 != 10 && $0 != 13 }
    let lower = decodedText(line.prefix(500)).lowercased()
    if lower.hasPrefix("begin:vcard") { return .vCard }
    // Programs hand out single entries, too.
    if lower.hasPrefix("begin:v") { return .iCalendar }
    if contains(line, "{\"_type\"") || (contains(line, "\"_type\"") && contains(line, "{")) { return .ownTracks }
    if lower.hasPrefix("full_date,") { return .daylio }
    if lower.contains("lat"), lower.contains("lon") || lower.contains("lng"),
      lower.contains(",") || lower.contains(";") || lower.contains("\t")
    {
      return .pointTable
    }
    let ending = name.lowercased()
    let isText = [".txt", ".journal", ".jrnl", ".md"].contains { ending.hasSuffix($0) }
    return isText && DiaryHeading(line) != nil ? .textDiary : nil
  }

  private static func contains(_ text: ArraySlice<UInt8>, _ pattern: String) -> Bool {
    let pattern = Array(pattern.utf8)
    var rest = text
    while let found = rest.firstIndex(of: pattern[0]) {
      if text[found...].starts(with: pattern) { return true }
      rest = text[(found + 1)...]
    }
    return false
  }
}
