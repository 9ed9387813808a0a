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

  /// All of it at once.
  ///
  /// - Throws: ``FormatError/Reason/tooLarge``, if it is longer than so many bytes, and what ``next(_:at:)`` throws.
  public func whole(upTo most: Int, _ format: FormatError.Format) throws(FormatError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try next(format, at: .offset(bytes.count))
      if piece.isEmpty { return bytes }
      guard bytes.count + piece.count <= most else {
        throw FormatError(format: format, position: .offset(bytes.count), reason: .tooLarge)
      }
      bytes += piece
    }
  }

  /// At least so many bytes of its beginning, fewer if there are no more or they cannot be read.
  public func beginning(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count, let piece = read(), !piece.isEmpty { bytes += piece }
    return bytes
  }
}
