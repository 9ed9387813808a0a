/// What a reader of plain files needs, byte by byte: going through characters costs many times as much. A range is one of
/// the bytes.
extension Span where Element == UInt8 {
  /// Where the line ends in which the index lies.
  func lineEnd(_ start: Int) -> Int { index(of: UInt8(ascii: "\n"), in: start..<count) ?? count }

  func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    let (bytes, pattern) = (self.bytes, UInt64(byte) &* 0x0101_0101_0101_0101)
    while index + 8 <= range.upperBound {
      // The lowest byte that is the same has the lowest of the bits that are left.
      let bits = bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian ^ pattern
      let found = (bits &- 0x0101_0101_0101_0101) & ~bits & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < range.upperBound {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Without the blanks in front and behind.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// What stands from the position on up to a blank, and moves the position behind it; nil where nothing is left.
  func word(from position: inout Int, to end: Int) -> Range<Int>? {
    while position < end, self[position] == UInt8(ascii: " ") { position += 1 }
    guard position < end else { return nil }
    let start = position
    while position < end, self[position] != UInt8(ascii: " ") { position += 1 }
    return start..<position
  }

  /// The pieces between blanks.
  func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    forEachWord(in: range) { words.append($0) }
    return words
  }

  /// Hands on what stands between blanks and ends of lines.
  func forEachWord(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var start = range.lowerBound
    for index in range where self[index] <= 0x20 {
      if index > start { body(start..<index) }
      start = index + 1
    }
    if start < range.upperBound { body(start..<range.upperBound) }
  }

  /// Hands on what stands between the marks, which are ASCII.
  func forEachPiece(_ mark: Unicode.Scalar, in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    let code = UInt8(truncatingIfNeeded: mark.value)
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = index(of: code, in: start..<range.upperBound) ?? range.upperBound
      body(start..<end)
      start = end + 1
    }
  }

  /// The number that the digits, with a sign or without, are; nil for everything else.
  func integer(_ range: Range<Int>) -> Int? {
    var value = 0
    guard (1...18).contains(range.count) else { return Int(string(range)) }
    for index in range {
      guard self[index].isDigit else { return Int(string(range)) }
      value = value * 10 + Int(self[index] & 0x0F)
    }
    return value
  }

  func starts(_ range: Range<Int>, with beginning: StaticString) -> Bool {
    guard range.count >= beginning.utf8CodeUnitCount else { return false }
    for offset in 0..<beginning.utf8CodeUnitCount
    where self[range.lowerBound + offset] != beginning.utf8Start[offset] { return false }
    return true
  }

  /// What stands between quotation marks; nil where there are none.
  func literal(_ range: Range<Int>) -> Range<Int>? {
    guard range.count > 2, self[range.lowerBound] == UInt8(ascii: "\""),
      self[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return nil }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  func array(_ range: Range<Int>) -> [UInt8] { range.map { self[$0] } }

  func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
