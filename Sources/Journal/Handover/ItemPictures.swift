internal import Formats
internal import Foundation
internal import Glibc
internal import Store

/// The pictures that stand in address books and calendars, of those who were called and of entries: they can be handed
/// over as copies alone.
struct ItemPictures {
  /// A larger picture is not handed over.
  private static let largest = 8 << 20

  /// Where the picture of an event is to be found, by the event's id.
  private(set) var addresses: [String: String] = [:]
  /// The pictures, by their addresses.
  private(set) var files: [String: HandedFile] = [:]

  init() {}

  /// Finds the pictures for those of the items that may have some, in files that may be used and have not been changed
  /// since they were read.
  init(of items: [SuggestionItem], _ filter: ExclusionFilter, _ database: Database) throws {
    let events = items.flatMap(\.members).map(\.event)
    try addContacts(of: events, filter, database)
    try addEntries(of: events, filter, database)
  }

  /// Takes a picture for an event, if it is one that can be handed over.
  ///
  /// - Parameters:
  ///   - path: The file in which it is.
  ///   - name: What its copy may be called, without the ending.
  /// - Returns: Whether it was taken.
  mutating func take(_ picture: [UInt8], of event: JournalEvent, in path: String, name: String) -> Bool {
    guard picture.count <= Self.largest, let ending = Self.ending(picture) else { return false }
    // One file may hold many of them.
    let address = URL(filePath: path, directoryHint: .notDirectory).absoluteString + "#" + event.id
    addresses[event.id] = address
    files[address] = .picture(name: Self.fileName(name) + ending, bytes: picture)
    return true
  }

  /// The octets of a file; nil where it was changed.
  static func octets(of path: String, _ read: ReadFile) -> [UInt8]? {
    var status = stat()
    guard read.size <= FileImport.largest, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      read.isSame(status), let file = OpenFile(path: path, size: read.size, identity: FileIdentity(status))
    else { return nil }
    defer { file.close() }
    return file.bytes(at: 0, count: read.size)
  }

  /// What a file of that kind is called; nil of what is no picture.
  private static func ending(_ picture: [UInt8]) -> String? {
    if picture.starts(with: [0xFF, 0xD8, 0xFF]) { return ".jpg" }
    if picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return ".png" }
    if picture.starts(with: Array("GIF8".utf8)) { return ".gif" }
    let isWebP = picture.starts(with: Array("RIFF".utf8)) && picture.dropFirst(8).starts(with: Array("WEBP".utf8))
    return isWebP ? ".webp" : nil
  }

  /// A name for a file, whatever the person or the entry is called.
  private static func fileName(_ name: String) -> String {
    let safe = name.unicodeScalars.filter { $0.properties.isAlphabetic || $0 == " " || ("0"..."9").contains($0) }
    let text = String(String.UnicodeScalarView(safe.prefix(40))).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? "picture" : text
  }
}
