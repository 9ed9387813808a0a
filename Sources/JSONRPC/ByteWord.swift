/// Looks at eight bytes of a text at once.
enum ByteWord {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Whether all of the bytes are ASCII.
  static func isASCII(_ word: UInt64) -> Bool { word & highs == 0 }

  /// Whether one of the bytes is this one.
  static func has(_ byte: UInt8, in word: UInt64) -> Bool { zeros(word ^ (ones &* UInt64(byte))) & highs != 0 }

  /// Whether one of the bytes is a quotation mark, a backslash or a control character (RFC 8259, section 7).
  static func hasSpecial(_ word: UInt64) -> Bool {
    let quotes = zeros(word ^ (ones &* UInt64(UInt8(ascii: "\""))))
    let escapes = zeros(word ^ (ones &* UInt64(UInt8(ascii: "\\"))))
    // A byte that is less than the bound borrows, and gets a high bit that it did not have.
    let controls = (word &- ones &* 0x20) & ~word
    return (quotes | escapes | controls) & highs != 0
  }

  /// Has high bits where bytes are zero.
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
}
