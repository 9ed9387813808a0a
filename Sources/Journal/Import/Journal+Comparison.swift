internal import Formats
internal import JSONRPC
internal import Store

extension Journal {
  /// What has changed in a source since it was looked at last.
  struct Comparison {
    /// The files that must be read.
    var new: [FoundFile] = []
    /// The numbers of those that are gone.
    var gone: [Int] = []
    /// What cannot be looked at, and was not known to be so.
    var unreadable: [UnreadablePath] = []
  }

  private struct Known {
    let number: Int
    let size: Int
    let modified: Int
    let changed: Int
    let companion: OpaqueID?
    let imported: Int
    let isUnreadable: Bool
    let isCalendar: Bool
  }

  /// Days after which a calendar is expanded again.
  private static let calendarDays = 30

  /// Compares what was found with what is known. What lies in a directory that cannot be opened stays as it is known.
  func compare(_ walk: DirectoryWalk, _ source: String, _ now: Int) throws -> Comparison {
    let rows = try store.use { database in
      try database.query(
        """
        SELECT path, id, size, modified, changed, companion, imported, reason, kind FROM journal_file WHERE source = ?
        """, .text(source)
      ) { row in
        (
          OpaqueID(row.text(0)),
          Known(
            number: row.int(1), size: row.int(2), modified: row.int(3), changed: row.int(4),
            companion: row.isNull(5) ? nil : OpaqueID(row.text(5)), imported: row.int(6),
            isUnreadable: row.text(7) == FileImport.unreadable,
            isCalendar: row.text(8) == FileKind.iCalendar.rawValue)
        )
      }
    }
    // Names that differ in their bytes alone are those of different files.
    var known = Dictionary(rows) { first, _ in first }
    var comparison = Comparison()
    for var file in walk.files {
      if let before = known.removeValue(forKey: OpaqueID(file.path)) {
        let isOld = before.isCalendar && now - before.imported > Self.calendarDays * 86_400
        let isSame =
          before.size == file.size && before.modified == file.modified && before.changed == file.changed
          && before.companion == file.companion.map { OpaqueID($0.state) }
        guard isOld || !isSame || before.isUnreadable else { continue }
        file.wasUnreadable = before.isUnreadable && isSame
      }
      comparison.new.append(file)
    }
    for (path, problem) in walk.unreadable.sorted(by: { $0.key < $1.key })
    where known.removeValue(forKey: OpaqueID(path)) == nil {
      comparison.unreadable.append(UnreadablePath(source: source, path: path, problem: problem))
    }
    let closed = walk.unreadable.keys.filter { $0.hasSuffix("/") }
    comparison.gone = known.filter { path, _ in
      !closed.contains { $0 == "/" || path.text.hasPrefix($0) }
    }.map(\.value.number).sorted()
    return comparison
  }
}
