/// What a reader of plain files needs, byte by byte: going through characters costs many times as much.
extension Substring {
  /// Without the blanks in front and behind.
  var trimmed: Substring {
    var text = self
    while text.utf8.first == UInt8(ascii: " ") { text = text[text.utf8.index(after: text.startIndex)...] }
    while text.utf8.last == UInt8(ascii: " ") { text = text[..<text.utf8.index(before: text.endIndex)] }
    return text
  }

  /// Where the piece, which is ASCII, stands first.
  func asciiRange(of piece: StaticString) -> Range<Index>? {
    let count = piece.utf8CodeUnitCount
    let found: Int?? = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.count >= count else { return nil }
      let first = piece.utf8Start[0]
      for offset in 0...(bytes.count - count) where bytes[offset] == first {
        var length = 1
        while length < count, bytes[offset + length] == piece.utf8Start[length] { length += 1 }
        if length == count { return offset }
      }
      return nil
    }
    guard let offset = found ?? nil else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: count)
  }

  /// The pieces between the marks; empty ones are left out.
  func pieces(_ mark: Unicode.Scalar) -> [Substring] {
    let code = UInt8(truncatingIfNeeded: mark.value)
    return utf8.split(separator: code).map { Substring($0) }
  }
}
