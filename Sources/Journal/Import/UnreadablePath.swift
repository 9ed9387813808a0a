internal import Store

/// A directory that cannot be opened, or a name that cannot be read.
struct UnreadablePath {
  let source: String
  /// Relative to the source's directory; that of a directory ends in `/`.
  let path: String
  /// What is wrong, for a person.
  let problem: String

  func write(_ now: Int, _ database: Database) throws(StoreError) {
    try database.run(
      """
      INSERT OR IGNORE INTO journal_file (source, path, size, modified, changed, imported, reason, problem)
      SELECT id, ?, 0, 0, 0, ?, ?, ? FROM journal_source WHERE id = ?
      """, .text(path), .int(now), .text(FileImport.unreadable), .text(problem), .text(source))
  }
}
