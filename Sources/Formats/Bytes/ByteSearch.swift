internal import Glibc

extension Span<UInt8> {
  /// Where the byte stands next, from there on.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count else { return nil }
    return withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let found = memchr(base + start, CInt(byte), buffer.count - start) else {
        return nil
      }
      return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }
  }

  /// Behind the text, where it stands next from there on.
  func end(of text: StaticString, from start: Int) -> Int? {
    let length = text.utf8CodeUnitCount
    let last = text.utf8Start[length - 1]
    var next = start + length - 1
    while let found = firstIndex(of: last, from: next) {
      if matches(text, from: found - length + 1, to: found + 1) { return found + 1 }
      next = found + 1
    }
    return nil
  }

  /// Whether the bytes from `start` to `end` are those of the text.
  @inline(__always)
  func matches(_ text: StaticString, from start: Int, to end: Int) -> Bool {
    guard end - start == text.utf8CodeUnitCount, start >= 0, end <= count else { return false }
    for offset in 0..<(end - start) where self[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// How many lines end before the index.
  func lineEnds(before end: Int) -> Int {
    withUnsafeBytes { buffer in
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      var total = 0
      var index = 0
      while index + 8 <= end {
        // Eight at a time: a byte of the difference that is zero leaves its highest bit unset.
        let difference = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
        total += (~(((difference & low) &+ low) | difference | low)).nonzeroBitCount
        index += 8
      }
      while index < end {
        if buffer[index] == 10 { total += 1 }
        index += 1
      }
      return total
    }
  }
}
