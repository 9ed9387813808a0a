/// Where a piece of a text stands, counted in each of the three ways that a host may have asked for.
public struct TextRange: Sendable, Hashable {
  /// In bytes of UTF-8.
  public let utf8: Range<Int>
  /// In UTF-16 code units, as JavaScript and Foundation count.
  public let utf16: Range<Int>
  /// In Unicode scalars.
  public let utf32: Range<Int>

  /// The three must name the same piece of the same text; that is not checked.
  public init(utf8: Range<Int>, utf16: Range<Int>, utf32: Range<Int>) {
    self.utf8 = utf8
    self.utf16 = utf16
    self.utf32 = utf32
  }

  /// The range of UTF-8 bytes in the text; its bounds are moved inside.
  public init(_ bytes: Range<Int>, in text: [UInt8]) {
    let bytes = bytes.clamped(to: 0..<text.count)
    let front = Self.count(text[..<bytes.lowerBound])
    let inside = Self.count(text[bytes])
    utf8 = bytes
    utf16 = front.utf16..<front.utf16 + inside.utf16
    utf32 = front.scalars..<front.scalars + inside.scalars
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> (utf16: Int, scalars: Int) {
    var utf16 = 0
    var scalars = 0
    for byte in bytes where byte & 0xC0 != 0x80 {
      scalars += 1
      utf16 += byte >= 0xF0 ? 2 : 1
    }
    return (utf16, scalars)
  }
}
