internal import Formats
internal import Foundation

/// A file that is being read, as the readers of formats want it.
struct OpenFile {
  private static let piece = 1 << 18

  let size: Int
  private let handle: FileHandle

  /// Nil if it cannot be opened.
  init?(path: String, size: Int) {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    self.handle = handle
    self.size = size
  }

  func close() { try? handle.close() }

  /// So many bytes from there, fewer at the end; nil if it cannot be read.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard count > 0, offset >= 0 else { return count == 0 ? [] : nil }
    do {
      try handle.seek(toOffset: UInt64(offset))
      return try handle.read(upToCount: count).map { [UInt8]($0) } ?? []
    } catch {
      return nil
    }
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

  var parts: FileBytes { FileBytes(size: size) { offset, count in bytes(at: offset, count: count) } }
}
