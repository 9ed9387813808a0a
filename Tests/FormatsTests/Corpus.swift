import Foundation

/// Files for measuring that lie beside the package and are not part of it.
enum Corpus {
  static let journal = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpora/journal")

  static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: journal.appending(path: path))).map { [UInt8]($0) }
  }

  static var isPresent: Bool { FileManager.default.fileExists(atPath: journal.path) }

  /// What other readers say of the files in the folder.
  static func answers(_ folder: String) throws -> [String: [String: Any]] {
    let data = try Data(contentsOf: journal.appending(path: folder + "/expected.json"))
    let whole = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return whole?["files"] as? [String: [String: Any]] ?? [:]
  }
}
