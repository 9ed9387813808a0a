import Foundation

/// By what a changed file is told from the one that was read.
struct VdirSignature: Sendable, Hashable {
  let inode: UInt64
  let size: Int64
  let seconds: Int64
  let nanoseconds: Int64

  init(_ status: stat) {
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
  }

  /// Nil where there is nothing of that name. A symbolic link is not followed.
  init?(path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}
