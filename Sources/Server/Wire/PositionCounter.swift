/// Counts ranges of UTF-8 bytes in another unit, in one pass over the text.
struct PositionCounter {
  private let encoding: PositionEncoding
  private var rest: Substring.UTF8View
  private var offset = 0
  private var units = 0

  init(_ text: String, _ encoding: PositionEncoding) {
    self.encoding = encoding
    rest = Substring(text).utf8
  }

  /// The range in the unit.
  ///
  /// - Parameter range: UTF-8 bytes, on boundaries of characters and not in front of the range that was asked for last.
  mutating func range(_ range: Range<Int>) -> Range<Int> {
    guard encoding != .utf8 else { return range }
    let start = advance(to: range.lowerBound)
    return start..<advance(to: range.upperBound)
  }

  private mutating func advance(to target: Int) -> Int {
    while offset < target, let byte = rest.popFirst() {
      offset += 1
      // A character is counted at its first byte.
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 && encoding == .utf16 ? 2 : 1 }
    }
    return units
  }
}
