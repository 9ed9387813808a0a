/// A decimal number in ASCII, such as `-12.5` or `6.02e23`.
enum DecimalText {
  /// Powers of ten that a double holds without loss.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The number; nil for anything else, for infinity and for what is no number. White space around it is passed over.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    var rest = bytes
    while let first = rest.first, first <= 32 { rest.removeFirst() }
    while let last = rest.last, last <= 32 { rest.removeLast() }
    return exact(rest) ?? rounded(rest)
  }

  /// What fits a double's 53 bits and one exact division: the nearest double, by the rules of IEEE 754.
  private static func exact(_ bytes: ArraySlice<UInt8>) -> Double? {
    var mantissa = 0
    var digits = 0
    var decimals = 0
    var isFraction = false
    let isNegative = bytes.first == UInt8(ascii: "-")
    for byte in isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte >= 48, byte <= 57, digits < 15 {
        mantissa = mantissa * 10 + Int(byte - 48)
        digits += 1
        if isFraction { decimals += 1 }
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    let value = Double(mantissa) / powers[decimals]
    return isNegative ? -value : value
  }

  private static func rounded(_ bytes: ArraySlice<UInt8>) -> Double? {
    // Longer texts are no numbers that anybody measured.
    guard bytes.count <= 400, bytes.allSatisfy({ "+-.eE".utf8.contains($0) || (48...57).contains($0) }) else {
      return nil
    }
    return Double(String(decoding: bytes, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
}
