/// The unit in which a range of a text is counted on the wire (LSP 3.17, PositionEncodingKind).
enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The range, given in UTF-8 bytes, in this unit.
  ///
  /// - Parameter range: Offsets that lie on boundaries of characters; beyond the text they are moved to its end.
  func convert(_ range: Range<Int>, in text: String) -> Range<Int> {
    guard self != .utf8 else { return range }
    var units = 0
    var start: Int?
    var offset = 0
    for byte in text.utf8 {
      if offset == range.lowerBound { start = units }
      if offset >= range.upperBound { break }
      units += width(of: byte)
      offset += 1
    }
    return min(start ?? units, units)..<units
  }

  /// How many units a character has, counted at its first byte; the others count nothing.
  func width(of byte: UInt8) -> Int {
    if self == .utf8 { return 1 }
    switch byte {
    case 0x80...0xBF: return 0
    case 0xF0...: return self == .utf16 ? 2 : 1
    default: return 1
    }
  }
}
