internal import Glibc

/// Which file lies under a name, for as long as nothing is mounted anew.
struct FileIdentity: Sendable, Hashable {
  private let device: UInt
  private let number: UInt

  init(_ status: stat) {
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}
