/// Where a file's bytes come from, piece by piece, so that a reader needs no more memory than what it is looking at.
public struct ByteSource {
  private let read: () -> [UInt8]?

  /// Bytes that are there already.
  public init(_ bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    read = {
      defer { rest = [] }
      return rest
    }
  }

  /// - Parameter read: Gives the next piece, of any size; an empty one at the end, and nil if the file cannot be read any
  ///   further.
  public init(read: @escaping () -> [UInt8]?) {
    self.read = read
  }

  /// The next piece; empty at the end.
  ///
  /// - Throws: ``FormatError/Reason/unreadable``, at the position that the caller says.
  func next(_ format: FormatError.Format, at position: FormatError.Position) throws(FormatError) -> [UInt8] {
    guard let piece = read() else { throw FormatError(format: format, position: position, reason: .unreadable) }
    return piece
  }
}
