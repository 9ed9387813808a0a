internal import Glibc

/// A file in a source's directory. What it is, is told when it is read.
struct FoundFile: Sendable, Hashable {
  /// Relative to the source's directory.
  let path: String
  /// Bytes.
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int
  /// When anything about it was changed last, its permissions too: nanoseconds since 1970.
  let changed: Int
  let identity: FileIdentity
  /// A file with more about it: a picture's sidecar.
  var companion: Companion?
  /// Whether it could not be read before, and looks the same.
  var wasUnreadable = false

  /// A picture's sidecar.
  struct Companion: Sendable, Hashable {
    /// Relative to the source's directory.
    let path: String
    let identity: FileIdentity
    /// What it is called and when it was changed: if that is another, the picture must be read again.
    let state: String

    init(_ file: FoundFile) {
      path = file.path
      identity = file.identity
      state = "\(file.size) \(file.modified) \(file.changed) \(file.path)"
    }
  }

  /// - Parameter status: Of a regular file.
  init(path: String, _ status: stat) {
    self.path = path
    size = Int(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    identity = FileIdentity(status)
  }

  /// Since 1970; 0 of what is farther away than a number can say.
  static func nanoseconds(_ time: timespec) -> Int {
    let (seconds, overflow) = time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? 0 : seconds &+ time.tv_nsec
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
