internal import Foundation
internal import JSONRPC
internal import Store

extension Journal {
  /// Whether copies can lie in the directory, as far as can be told beforehand.
  public static func canCopy(into directory: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory) && isDirectory.boolValue
      && FileManager.default.isWritableFile(atPath: directory)
  }

  /// What the client gets: the person's own files, or copies of them in the directory. Where these cannot be made it gets
  /// nothing, and nothing is said to have been given; the choice still counts.
  ///
  /// - Throws: ``JournalError/cannotCopy(_:)``.
  func handedOver(_ chosen: ChosenSuggestion, into directory: String?) throws -> JSONValue {
    guard let directory else { return chosen.suggestion }
    do {
      return try FileHandover.copied(chosen.suggestion, chosen.files, into: directory)
    } catch {
      _ = try store.use { database in
        try database.run("UPDATE journal_disclosure SET is_given = 0 WHERE id = ?", .int(chosen.disclosure))
      }
      throw error
    }
  }

  /// The pictures of those who were called and of entries, where copies are wanted at all.
  static func pictures(
    of items: [SuggestionItem], areCopied: Bool, _ database: Database
  ) throws -> ItemPictures {
    guard areCopied else { return ItemPictures() }
    return try ItemPictures(of: items, ExclusionFilter(try exclusions(database).map(\.exclusion)), database)
  }

  /// What was noted of the files of these items when they were read, by their URLs.
  static func readFiles(of items: [SuggestionItem], _ database: Database) throws -> [String: HandedFile] {
    var files: [String: HandedFile] = [:]
    for event in items.flatMap(\.members).map(\.event) where event.kind.isMedia {
      if let (directory, file) = try ReadFile.find(of: event, database) {
        files[ItemContent.url(of: event, in: directory)] = .file(file)
      }
    }
    return files
  }
}
