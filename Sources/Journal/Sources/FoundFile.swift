/// A file in a source's directory. What it is, is told when it is read.
struct FoundFile: Sendable, Hashable {
  /// Relative to the source's directory.
  let path: String
  /// Bytes.
  let size: Int
  /// Nanoseconds since 1970: of what lies beside it and belongs to it, if that was changed later.
  var modified: Int
  /// When anything about it was changed last, its permissions too: nanoseconds since 1970.
  var changed: Int
  /// A file with more about it: a picture's sidecar.
  var companion: String?
  /// Whether it could not be read before, and looks the same.
  var wasUnreadable = false

  init(path: String, size: Int, modified: Int, changed: Int) {
    self.path = path
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Its name without the folders.
  var name: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What may be a picture's sidecar, by its name.
  var mayBeCompanion: Bool {
    let name = path.lowercased()
    return name.hasSuffix(".xmp") || name.hasSuffix(".json")
  }

  /// The endings of files that are never read: programs, archives of other kinds, documents.
  var isOfOtherKind: Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Self.otherEndings.contains(name[dot...].lowercased())
  }

  private static let otherEndings: Set<String> = [
    ".pdf", ".doc", ".docx", ".xls", ".xlsx", ".ppt", ".pptx", ".odt", ".ods", ".mp3", ".m4a", ".flac", ".ogg", ".wav",
    ".opus", ".exe", ".dll", ".so", ".o", ".a", ".dmg", ".iso", ".tar", ".7z", ".rar", ".bz2", ".xz", ".zst", ".js",
    ".ts", ".css", ".py", ".swift", ".c", ".h", ".cpp", ".rs", ".go", ".java", ".class", ".jar", ".wasm", ".ttf",
    ".otf", ".woff", ".woff2", ".gif", ".svg", ".ico", ".psd", ".blend", ".log", ".lock", ".tmp", ".part",
  ]
}
