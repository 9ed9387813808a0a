internal import CivilTime

/// A day of a card, of which parts may be unknown (RFC 6350, section 4.3).
public struct VCardDate: Sendable, Hashable {
  /// From 1 to 9999; nil where it is not said.
  public let year: Int?
  /// From 1 to 12; nil where it is not said.
  public let month: Int?
  /// From 1 to 31; nil where it is not said.
  public let day: Int?

  /// Reads BDAY or ANNIVERSARY; nil where it names no day, month or year that there is.
  public init?(_ property: VCardProperty) {
    self.init(property.text, withoutYear: property.parameter("X-APPLE-OMIT-YEAR").flatMap { Int($0) })
  }

  /// Reads `1980-03-21`, `19800321`, `1980-03`, `1980`, `--0321`, `--03-21`, `--03` and `---21`, with or without a
  /// time.
  ///
  /// - Parameter omitted: The year that stands for none.
  init?(_ text: String, withoutYear omitted: Int? = nil) {
    let text = text.filter { !$0.isWhitespace }.prefix { $0 != "T" && $0 != "t" }
    let dashes = text.prefix { $0 == "-" }.count
    let digits = text.filter { $0 != "-" }.utf8.map { Int($0) - 48 }
    guard digits.allSatisfy({ (0...9).contains($0) }), digits.count <= 8 else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      digits.indices.contains(range.upperBound - 1) ? digits[range].reduce(0) { $0 * 10 + $1 } : nil
    }
    switch (dashes, digits.count) {
    case (0, 4), (0, 6), (0, 8):
      (year, month, day) = (number(0..<4) == omitted ? nil : number(0..<4), number(4..<6), number(6..<8))
    case (2, 2), (2, 4): (year, month, day) = (nil, number(0..<2), number(2..<4))
    case (3, 2): (year, month, day) = (nil, nil, number(0..<2))
    default: return nil
    }
    guard CivilDate(year: year ?? 2000, month: month ?? 1, day: day ?? 1) != nil else { return nil }
  }
}
