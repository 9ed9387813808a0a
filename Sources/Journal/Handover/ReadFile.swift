internal import Glibc
internal import Store

/// What was noted of a file when it was read. What a person has chosen is that, and not what lies there by now.
struct ReadFile: Sendable, Hashable {
  /// Bytes.
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int
  /// When anything about it was changed, nanoseconds since 1970.
  let changed: Int

  /// The directory of the source from whose file the event is, and what was noted of that file; nil of what is from none.
  static func find(of event: JournalEvent, _ database: Database) throws -> (directory: String, file: ReadFile)? {
    try database.first(
      """
      SELECT s.directory, f.size, f.modified, f.changed FROM journal_file f JOIN journal_source s ON s.id = f.source
      WHERE f.source = ? AND f.path = ?
      """, .text(event.source), .text(event.path)
    ) { row in (row.text(0), ReadFile(size: row.int(1), modified: row.int(2), changed: row.int(3))) }
  }

  /// Whether the file has not been changed since.
  func isSame(_ status: stat) -> Bool {
    Int(status.st_size) == size && FoundFile.nanoseconds(status.st_mtim) == modified
      && FoundFile.nanoseconds(status.st_ctim) == changed
  }
}
