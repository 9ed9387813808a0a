/// A character beyond ASCII, as far as a tokenizer must know it.
struct NonASCII {
  enum Kind {
    case letter, space, mark
  }

  let kind: Kind
  /// Bytes of UTF-8.
  let count: Int
  /// The ASCII mark that a typographic one stands for, or 0.
  let mark: UInt8
  let isCapital: Bool

  /// Reads the character at the index, which lies inside; the bytes are those of a `String`, so they are UTF-8.
  init(_ bytes: [UInt8], at index: Int) {
    let lead = bytes[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    count = min(length, bytes.count - index)
    var scalar = UInt32(lead) & (0xFF >> (UInt32(length) + 1))
    for byte in bytes[index..<index + count].dropFirst() { scalar = scalar << 6 | UInt32(byte & 0x3F) }
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      (kind, mark) = (.space, 0)
    case 0x2018, 0x2019, 0x02BC: (kind, mark) = (.mark, UInt8(ascii: "'"))
    case 0x201C, 0x201D: (kind, mark) = (.mark, UInt8(ascii: "\""))
    case 0x2010...0x2015, 0x2212: (kind, mark) = (.mark, UInt8(ascii: "-"))
    case 0x2026: (kind, mark) = (.mark, UInt8(ascii: "."))
    case 0x20A0...0x20CF, 0xA2...0xA5: (kind, mark) = (.mark, UInt8(ascii: "$"))
    // Joiners, variation selectors and what else joins the character in front stay with the word, so that no range ends
    // there.
    case 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: (kind, mark) = (.letter, 0)
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x1FFF, 0x2C00...0x2DFF, 0x3040...0xD7FF, 0xF900...0xFDFF,
      0x20000...0x3FFFF:
      (kind, mark) = (.letter, 0)
    default: (kind, mark) = (.mark, 0)
    }
    isCapital =
      (0xC0...0xDE).contains(scalar) || (0x0391...0x03A9).contains(scalar) || (0x0410...0x042F).contains(scalar)
  }
}
