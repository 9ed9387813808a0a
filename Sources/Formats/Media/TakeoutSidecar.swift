public import Foundation
internal import JSONRPC

/// The JSON file that a Google Photos export has beside each picture.
public struct TakeoutSidecar: Sendable, Hashable {
  /// The picture's own name, which the file names in the export may cut short.
  public let title: String
  /// When it was taken. When it was uploaded is never taken for that.
  public let taken: Date?
  /// Where it was taken; 0/0 means no place.
  public let coordinate: Coordinate?
  /// What the person wrote about it.
  public let text: String?
  /// Who is on it, by the person's own names.
  public let people: [String]
  /// Whether the person marked it.
  public let isFavorite: Bool
  /// Whether the person has thrown it away, and it was in the bin when the export was made.
  public let isTrashed: Bool

  /// Reads a file of at most some kilobytes.
  ///
  /// - Throws: ``FormatError``: ``FormatError/Reason/wrongExport`` for the file of an album, which is about no picture.
  public init(bytes: [UInt8]) throws(FormatError) {
    guard !bytes.isEmpty else { throw FormatError(format: .takeout, position: .line(1), reason: .empty) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let piece = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    guard let value = JSONValue(piece: piece), let title = value["title"]?.string else {
      throw FormatError(format: .takeout, position: .line(1), reason: .notThisFormat)
    }
    guard let time = value["photoTakenTime"] else {
      throw FormatError(
        format: .takeout, position: .line(1),
        reason: value["date"] != nil || value["albumData"] != nil ? .wrongExport : .notThisFormat)
    }
    self.title = title
    taken = time.timestamp("timestamp")?.instant
    coordinate = Self.coordinate(value["geoData"]) ?? Self.coordinate(value["geoDataExif"])
    text = value["description"]?.significantString
    people = (value["people"]?.array ?? []).prefix(200).compactMap { $0["name"]?.significantString }
    isFavorite = value["favorited"]?.bool ?? false
    isTrashed = value["trashed"]?.bool ?? false
  }

  private static func coordinate(_ value: JSONValue?) -> Coordinate? {
    guard let value, let latitude = value.number("latitude"),
      let longitude = value.number("longitude"), latitude != 0 || longitude != 0
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The names that the sidecar of a picture may have in the same folder, the likeliest first, without `.json`.
  ///
  /// An export cuts names at 46 characters and the ending `.supplemental-metadata` anywhere, moves a number in brackets
  /// behind the ending, drops the picture's ending, and gives an edited copy none of its own.
  public static func names(of picture: String) -> [String] {
    let (whole, ending) = split(picture)
    let (name, number) = EditedPicture.parted(whole)
    var stems: [String] = [String(name) + ending]
    if let word = EditedPicture.words.first(where: name.hasSuffix) {
      stems.append(String(name.dropLast(word.count)) + ending)
    }
    stems.append(String(name))
    var names: [String] = []
    for stem in stems {
      for suffix in supplements {
        // `IMG(1).jpg` belongs to `IMG.jpg(1).json`, and to `IMG.jpg.supplemental-metadata(1).json`.
        names.append(String((stem + suffix).prefix(longestName)) + number)
        if !number.isEmpty { names.append(String((stem + number + suffix).prefix(longestName))) }
      }
    }
    if !number.isEmpty { names += supplements.map { String((picture + $0).prefix(longestName)) } }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static let longestName = 46

  private static let supplements: [String] = {
    let whole = ".supplemental-metadata"
    return [""] + (1...whole.count).reversed().map { String(whole.prefix($0)) }
  }()

  private static func split(_ name: String) -> (Substring, String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name[...], "") }
    return (name[..<dot], String(name[dot...]))
  }
}
