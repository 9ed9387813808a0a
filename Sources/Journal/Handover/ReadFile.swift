internal import Glibc

/// What was noted of a file when it was read. What a person has chosen is that, and not what lies there by now.
struct ReadFile: Sendable, Hashable {
  /// Bytes.
  let size: Int
  /// Nanoseconds since 1970, of the file or of its sidecar, whichever was modified last.
  let modified: Int
  /// When anything about it was changed, nanoseconds since 1970, of the two as well.
  let changed: Int

  /// Whether the file has not been changed since.
  func isSame(_ status: stat) -> Bool {
    Int(status.st_size) == size && DirectoryWalk.nanoseconds(status.st_mtim) <= modified
      && DirectoryWalk.nanoseconds(status.st_ctim) <= changed
  }
}
