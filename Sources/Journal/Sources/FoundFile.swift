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

  /// Its folder's path, with the slash behind it; empty for what lies in the source's directory itself.
  var folder: Substring {
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)]
  }

  /// The last part of its name from a dot on, in small letters; nil without a dot.
  private var ending: String? {
    let name = path.utf8[folder.endIndex...]
    return name.lastIndex(of: UInt8(ascii: ".")).map { String(path[$0...]).lowercased() }
  }

  /// What may be a picture's sidecar, by its name.
  var mayBeCompanion: Bool {
    switch path.utf8.last {
    case UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "n"), UInt8(ascii: "N"):
      ending == ".xmp" || ending == ".json"
    default: false
    }
  }

  /// The endings of files that are never read: programs, archives of other kinds, documents.
  var isOfOtherKind: Bool {
    ending.map(Self.otherEndings.contains) ?? false
  }

  private static let otherEndings: Set<String> = [
    ".pdf", ".doc", ".docx", ".xls", ".xlsx", ".ppt", ".pptx", ".odt", ".ods", ".mp3", ".m4a", ".flac", ".ogg", ".wav",
    ".opus", ".exe", ".dll", ".so", ".o", ".a", ".dmg", ".iso", ".tar", ".7z", ".rar", ".bz2", ".xz", ".zst", ".js",
    ".ts", ".css", ".py", ".swift", ".c", ".h", ".cpp", ".rs", ".go", ".java", ".class", ".jar", ".wasm", ".ttf",
    ".otf", ".woff", ".woff2", ".gif", ".svg", ".ico", ".psd", ".blend", ".log", ".lock", ".tmp", ".part",
  ]
}
