internal import Formats
internal import Store

extension ItemPictures {
  /// Those of the cards that have the numbers which were called, under the names by which they were.
  mutating func addContacts(of events: [JournalEvent], _ filter: ExclusionFilter, _ database: Database) throws {
    let calls = events.filter { $0.kind == .contact && $0.facts.number != nil }
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
        if cards[path] == nil {
          cards[path] = Self.octets(of: path, book.read).flatMap { try? VCardDocument(bytes: $0) }?.cards ?? []
        }
        let card = cards[path]?.first { card in
          card.photo != nil && card.phoneNumbers.contains { NamedNumber.key($0.value) == key }
        }
        if let picture = card?.photo, take(picture, of: call, in: path, name: name) { break }
      }
    }
  }
}
