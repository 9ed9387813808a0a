internal import Formats
internal import Foundation
internal import Glibc
internal import Store

/// The pictures of those who were called, out of the person's address books: they can be handed over as copies alone.
struct ContactPictures {
  /// A larger picture is not handed over.
  private static let largest = 8 << 20

  /// Where the picture of an event's person is to be found, by the event's id.
  private(set) var addresses: [String: String] = [:]
  /// The pictures, by their addresses.
  private(set) var files: [String: HandedFile] = [:]

  init() {}

  /// Finds the pictures for those of the items that are calls, in books that may be used and have not been changed since
  /// they were read.
  init(of items: [SuggestionItem], _ filter: ExclusionFilter, _ database: Database) throws {
    let calls = items.flatMap(\.members).map(\.event).filter { $0.kind == .contact && $0.facts.number != nil }
    guard !calls.isEmpty else { return }
    let books = try database.query(
      """
      SELECT DISTINCT n.name, n.number, s.id, s.directory, f.path, f.size, f.modified, f.changed FROM journal_number n
      JOIN journal_file f ON f.id = n.file JOIN journal_source s ON s.id = f.source
      WHERE s.is_paused = 0 ORDER BY s.id, f.path
      """
    ) { row in
      (
        number: NamedNumber(name: row.text(0), number: row.text(1)), source: row.text(2), directory: row.text(3),
        path: row.text(4), read: ReadFile(size: row.int(5), modified: row.int(6), changed: row.int(7))
      )
    }
    var cards: [String: [VCard]] = [:]
    for call in calls {
      guard let name = call.people.first, let key = call.facts.number.flatMap(NamedNumber.key) else { continue }
      for book in books where book.number.name == name && NamedNumber.key(book.number.number) == key {
        guard !filter.hides(source: book.source, path: book.path) else { continue }
        let path = book.directory + "/" + book.path
        if cards[path] == nil { cards[path] = Self.cards(path, book.read) }
        let card = cards[path]?.first { card in
          card.photo != nil && card.phoneNumbers.contains { NamedNumber.key($0.value) == key }
        }
        guard let picture = card?.photo, picture.count <= Self.largest, let ending = Self.ending(picture) else {
          continue
        }
        // One card may hold several people's numbers, and one book many cards.
        let address = URL(filePath: path, directoryHint: .notDirectory).absoluteString + "#" + call.id
        addresses[call.id] = address
        files[address] = .picture(name: Self.fileName(name) + ending, bytes: picture)
        break
      }
    }
  }

  /// The cards of a book; none where it was changed.
  private static func cards(_ path: String, _ read: ReadFile) -> [VCard] {
    var status = stat()
    guard read.size <= FileImport.largest, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      read.isSame(status), let file = OpenFile(path: path, size: read.size)
    else { return [] }
    defer { file.close() }
    guard let bytes = file.bytes(at: 0, count: read.size) else { return [] }
    return (try? VCardDocument(bytes: bytes))?.cards ?? []
  }

  /// What a file of that kind is called; nil of what is no picture.
  private static func ending(_ picture: [UInt8]) -> String? {
    if picture.starts(with: [0xFF, 0xD8, 0xFF]) { return ".jpg" }
    if picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return ".png" }
    if picture.starts(with: Array("GIF8".utf8)) { return ".gif" }
    let isWebP = picture.starts(with: Array("RIFF".utf8)) && picture.dropFirst(8).starts(with: Array("WEBP".utf8))
    return isWebP ? ".webp" : nil
  }

  /// A name for a file, whatever the person is called.
  private static func fileName(_ name: String) -> String {
    let safe = name.unicodeScalars.filter { $0.properties.isAlphabetic || $0 == " " || ("0"..."9").contains($0) }
    let text = String(String.UnicodeScalarView(safe.prefix(40))).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? "contact" : text
  }
}
