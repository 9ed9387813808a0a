internal import Glibc

/// What was noted of a file when it was read. What a person has chosen is that, and not what lies there by now.
struct ReadFile: Sendable, Hashable {
  /// Bytes.
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int
  /// When anything about it was changed, nanoseconds since 1970.
  let changed: Int

  /// Whether the file has not been changed since.
  func isSame(_ status: stat) -> Bool {
    Int(status.st_size) == size && FoundFile.nanoseconds(status.st_mtim) == modified
      && FoundFile.nanoseconds(status.st_ctim) == changed
  }
}
