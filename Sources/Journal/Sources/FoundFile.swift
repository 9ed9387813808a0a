/// A file in a source's directory, of a kind that is read.
struct FoundFile: Sendable, Hashable {
  enum Format: Sendable, Hashable {
    case jpeg
    case iCalendar
    case gpx

    /// By the name's extension.
    init?(path: String) {
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      switch path[path.index(after: dot)...].lowercased() {
      case "jpg", "jpeg": self = .jpeg
      case "ics": self = .iCalendar
      case "gpx": self = .gpx
      default: return nil
      }
    }
  }

  /// Relative to the source's directory.
  let path: String
  let format: Format
  /// Bytes.
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int
  /// When anything about it was changed last, its permissions too: nanoseconds since 1970.
  let changed: Int
  /// Whether it could not be read before, and looks the same.
  var wasUnreadable = false

  init(path: String, format: Format, size: Int, modified: Int, changed: Int) {
    self.path = path
    self.format = format
    self.size = size
    self.modified = modified
    self.changed = changed
  }
}
