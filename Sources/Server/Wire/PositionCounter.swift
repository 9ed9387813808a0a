/// Counts ranges of one text, which come in their order, in a client's unit: one pass over the text for all of them.
struct PositionCounter {
  private let bytes: [UInt8]
  private let encoding: PositionEncoding
  private var offset = 0
  private var units = 0

  init(_ text: String, _ encoding: PositionEncoding) {
    bytes = Array(text.utf8)
    self.encoding = encoding
  }

  /// The range, given in UTF-8 bytes; it does not begin in front of the end of the one before.
  mutating func range(_ range: Range<Int>) -> Range<Int> {
    let start = position(range.lowerBound)
    return start..<max(start, position(range.upperBound))
  }

  private mutating func position(_ target: Int) -> Int {
    while offset < min(target, bytes.count) {
      units += encoding.width(of: bytes[offset])
      offset += 1
    }
    return units
  }
}
