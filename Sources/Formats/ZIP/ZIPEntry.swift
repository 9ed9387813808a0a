/// A file in an archive.
public struct ZIPEntry: Sendable, Hashable {
  /// The path in the archive, with `/` between folders, as it stands there: it is no path to write to.
  public let path: String
  /// Bytes of the file itself.
  public let size: Int
  /// Bytes that it takes in the archive.
  let compressedSize: Int
  /// 0: as it is; 8: deflated.
  let method: Int
  /// Where its local header begins.
  let offset: Int
}
