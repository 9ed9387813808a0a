internal import Store
internal import Synchronization

/// What other processes have changed since this session last looked.
final class ChangeFeed: Sendable {
}

extension Session {
  /// Looks for what other processes have changed, and tells the client. Costs next to nothing if nothing has.
  public func noticeChanges() {
  }

  /// The directories in which other programs may change what the client was shown.
  public func watchedDirectories() -> [String] {
    []
  }

  /// Looks whether what the client was shown has changed with the files of these directories.
  public func noticeFiles(in directories: Set<String>) {
  }
}
