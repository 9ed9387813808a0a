/// A picture or a film of any kind that cameras, phones and programs write, told by its first bytes and not by its name.
public enum MediaFile {
  /// Reads the metadata, and of the file as little as holds them.
  ///
  /// - Throws: ``FormatError``, if it is of no such kind, or is broken before anything was read.
  public static func metadata(of file: FileBytes) throws(FormatError) -> PhotoMetadata {
    guard file.size > 0 else { throw FormatError(format: .media, position: .offset(0), reason: .empty) }
    guard let head = file.head(32) else { throw FormatError(format: .media, position: .offset(0), reason: .unreadable) }
    if head.starts(with: [0xFF, 0xD8]) { return try jpeg(file) }
    if head.starts(with: PNGFile.signature) { return try PNGFile.metadata(of: file) }
    if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return try WebPFile.metadata(of: file)
    }
    if TIFFReader(TIFFOctets(head[...])) != nil { return try TIFFFile.metadata(of: file) }
    if ISOMediaFile.isKind(head) { return try ISOMediaFile.metadata(of: file) }
    throw FormatError(format: .media, position: .offset(0), reason: .notThisFormat)
  }

  /// Whether a file that begins so is one that ``metadata(of:)`` reads.
  public static func isKind(head: [UInt8]) -> Bool {
    head.starts(with: [0xFF, 0xD8, 0xFF]) || head.starts(with: PNGFile.signature)
      || (head.starts(with: Array("RIFF".utf8)) && head.dropFirst(8).starts(with: Array("WEBP".utf8)))
      || TIFFReader(TIFFOctets(head[...])) != nil || ISOMediaFile.isKind(head)
  }

  private static func jpeg(_ file: FileBytes) throws(FormatError) -> PhotoMetadata {
    for count in JPEGFile.heads {
      guard let head = file.head(count) else { break }
      do throws(FormatError) {
        let photo = try JPEGFile.metadata(head: head)
        if photo.isComplete || head.count == file.size || count == JPEGFile.headOctets { return photo }
      } catch {
        guard error.reason == .truncated, head.count < file.size, count < JPEGFile.headOctets else { throw error }
      }
    }
    throw FormatError(format: .jpeg, position: .offset(0), reason: .unreadable)
  }
}
