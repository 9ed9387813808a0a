internal import Foundation
internal import JSONRPC
internal import Store

extension Journal {
  /// Leaves something out of everything that is made from now on.
  ///
  /// - Throws: ``JournalError/unknownSource``, ``JournalError/unknownFolder(_:)``, since a rule that is only misspelt
  ///   would hide nothing.
  public func exclude(_ exclusion: Exclusion) throws {
    var exclusion = exclusion
    switch exclusion {
    case .source(let identifier):
      guard try sources().contains(where: { $0.id == identifier }) else { throw JournalError.unknownSource }
    case .folder(let path): exclusion = try folder(path)
    default: break
    }
    try change { database in
      try database.run(
        "INSERT OR IGNORE INTO journal_exclusion (rule) VALUES (?)", .text(JSONWriter.text(of: exclusion.json)))
    }
  }

  /// Takes an exclusion back; false if there is none with that number.
  public func removeExclusion(_ number: Int) throws -> Bool {
    try change { database in
      try database.run("DELETE FROM journal_exclusion WHERE id = ?", .int(number)) > 0
    }
  }

  /// What is left out, with its number.
  public func exclusions() throws -> [(number: Int, exclusion: Exclusion)] {
    try store.use { database in try Self.exclusions(database) }
  }

  static func exclusions(_ database: Database) throws -> [(number: Int, exclusion: Exclusion)] {
    try database.query("SELECT id, rule FROM journal_exclusion ORDER BY id") { row in
      (row.int(0), row.text(1))
    }.compactMap { number, rule in
      guard let json = try? JSONParser.parse(rule), let exclusion = Exclusion(json: json) else { return nil }
      return (number, exclusion)
    }
  }

  /// The exclusion of a folder (or of a file) as paths within sources begin. An absolute path is one within the source
  /// that it lies in; a source's own directory is the whole source.
  private func folder(_ path: String) throws -> Exclusion {
    let sources = try sources()
    if path.hasPrefix("/") {
      let absolute = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
      for source in sources {
        guard let directory = source.directory else { continue }
        if absolute == directory { return .source(source.id) }
        let inside = directory + "/"
        if absolute.hasPrefix(inside), try holds(String(absolute.dropFirst(inside.count)), sources) {
          return .folder(String(absolute.dropFirst(inside.count)))
        }
      }
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    let relative = parts.joined(separator: "/")
    guard !parts.isEmpty, !parts.contains(".."), try holds(relative, sources) else {
      throw JournalError.unknownFolder(path)
    }
    return .folder(relative)
  }

  /// Whether there is such a folder or file in some source, or once was.
  private func holds(_ path: String, _ sources: [JournalSource]) throws -> Bool {
    if sources.contains(where: { source in
      source.directory.map { FileManager.default.fileExists(atPath: $0 + "/" + path) } ?? false
    }) {
      return true
    }
    let known = try store.use { database in
      try database.first(
        "SELECT count(*) FROM journal_file WHERE path = ?1 OR substr(path, 1, length(?1) + 1) = ?1 || '/'", .text(path)
      ) { row in row.int(0) }
    }
    return known ?? 0 > 0
  }
}
