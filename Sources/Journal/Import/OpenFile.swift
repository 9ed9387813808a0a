internal import Formats
internal import Glibc

/// A file that is being read, as the readers of formats want it.
struct OpenFile {
  /// A piece that the allocator gives out again and again, without fresh pages of memory for each.
  private static let piece = 1 << 16

  let size: Int
  private let descriptor: CInt

  /// Nil if it cannot be opened, and of what is no file: since the directory was looked at something else may lie there,
  /// a link that leads out of it, or what would never end.
  ///
  /// - Parameter identity: Which file it was when it was found; nil for whichever.
  init?(path: String, size: Int, identity: FileIdentity? = nil) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      identity == nil || identity == FileIdentity(status)
    else {
      _ = Glibc.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.size = size
  }

  func close() { _ = Glibc.close(descriptor) }

  /// So many bytes from there, fewer at the end; nil if it cannot be read.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard count > 0, offset >= 0 else { return count == 0 ? [] : nil }
    var isBroken = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let got = pread(descriptor, start + filled, count - filled, off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        isBroken = got < 0
        guard got > 0 else { break }
        filled += got
      }
    }
    return isBroken ? nil : bytes
  }

  /// The whole of it, piece by piece.
  var source: ByteSource {
    var next = 0
    return ByteSource {
      guard let piece = bytes(at: next, count: Self.piece) else { return nil }
      next += piece.count
      return piece
    }
  }

  /// - Parameter head: The file's first bytes, which are not read again.
  func parts(head: [UInt8]) -> FileBytes {
    FileBytes(size: size) { offset, count in
      if offset == 0, count == head.count { return head }
      return offset + count <= head.count ? Array(head[offset..<(offset + count)]) : bytes(at: offset, count: count)
    }
  }
}
