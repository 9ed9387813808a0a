/// A decimal number in ASCII, such as `-12.5` or `6.02e23`.
enum DecimalText {
  /// Powers of ten that a double holds without loss.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The number; nil for anything else, for infinity and for what is no number. White space around it is passed over.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? { number(bytes.span) }

  /// The same of bytes that belong to somebody else.
  static func number(_ bytes: Span<UInt8>) -> Double? {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 32 { start += 1 }
    while start < end, bytes[end - 1] <= 32 { end -= 1 }
    return exact(bytes, from: start, to: end) ?? rounded(bytes, from: start, to: end)
  }

  /// What fits a double's 53 bits and one exact division: the nearest double, by the rules of IEEE 754.
  private static func exact(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Double? {
    var mantissa = 0
    var digits = 0
    var decimals = 0
    var isFraction = false
    guard start < end else { return nil }
    let isNegative = bytes[start] == UInt8(ascii: "-")
    var index = isNegative || bytes[start] == UInt8(ascii: "+") ? start + 1 : start
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte >= 48, byte <= 57, digits < 15 {
        mantissa = mantissa &* 10 &+ Int(byte &- 48)
        digits += 1
        if isFraction { decimals += 1 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    let value = Double(mantissa) / powers[decimals]
    return isNegative ? -value : value
  }

  private static func rounded(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Double? {
    // Longer texts are no numbers that anybody measured.
    guard end - start <= 400 else { return nil }
    let text = (start..<end).map { bytes[$0] }
    guard text.allSatisfy({ "+-.eE".utf8.contains($0) || (48...57).contains($0) }) else { return nil }
    return Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
}
