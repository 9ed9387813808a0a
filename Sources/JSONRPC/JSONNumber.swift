/// A JSON number as it was written, digit for digit.
public struct JSONNumber: Sendable, Hashable {
  /// The number's text, in the grammar of RFC 8259, section 6.
  public let literal: String

  /// A whole number, in decimal digits.
  public init(_ value: Int) {
    literal = String(value)
  }

  /// A double in its shortest form that reads back the same; nil for infinities and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if let whole = Int(exactly: value), abs(whole) < 1 << 53 {
      literal = String(whole)
    } else {
      literal = "\(value)"
    }
  }

  /// For the parser, which has checked the grammar.
  init(checked literal: String) {
    self.literal = literal
  }

  /// The value, where it is a whole number that a machine integer holds; `1.0` and `1e2` are whole numbers too.
  public var int: Int? {
    if let value = Int(literal) { return value }
    guard let value = double, abs(value) < 9_007_199_254_740_992 else { return nil }
    return Int(exactly: value)
  }

  /// The nearest double; nil where the number lies beyond its range.
  public var double: Double? {
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }
}
