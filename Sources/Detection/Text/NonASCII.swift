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
  let scalar: UInt32
  /// The value of a decimal digit of any script, or nil.
  let digit: UInt8?

  /// Reads the character at the index, which lies inside; the bytes are those of a `String`, so they are UTF-8.
  init<Bytes: RandomAccessCollection>(_ bytes: Bytes, at index: Int) where Bytes.Element == UInt8, Bytes.Index == Int {
    let lead = bytes[index]
    let count = min(Self.length(lead), bytes.count - index)
    var scalar = Self.beginning(lead)
    for byte in bytes[index..<index + count].dropFirst() { scalar = scalar << 6 | UInt32(byte & 0x3F) }
    self.init(scalar: scalar, count: count)
  }

  /// Reads the character at the index, which lies inside; the bytes are UTF-8.
  init(_ bytes: Span<UInt8>, at index: Int) {
    let lead = bytes[index]
    let count = min(Self.length(lead), bytes.count - index)
    var scalar = Self.beginning(lead)
    for next in index + 1..<index + count { scalar = scalar << 6 | UInt32(bytes[next] & 0x3F) }
    self.init(scalar: scalar, count: count)
  }

  private static func length(_ lead: UInt8) -> Int { lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1 }

  /// The bits of a character that stand in its first byte.
  private static func beginning(_ lead: UInt8) -> UInt32 { UInt32(lead) & (0xFF >> (UInt32(length(lead)) + 1)) }

  private init(scalar: UInt32, count: Int) {
    self.count = count
    self.scalar = scalar
    digit = Self.digit(scalar)
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      (kind, mark) = (.space, 0)
    case 0x2018, 0x2019, 0x02BC: (kind, mark) = (.mark, UInt8(ascii: "'"))
    case 0x201C, 0x201D: (kind, mark) = (.mark, UInt8(ascii: "\""))
    case 0x2010...0x2015, 0x2212: (kind, mark) = (.mark, UInt8(ascii: "-"))
    case 0x2026: (kind, mark) = (.mark, UInt8(ascii: "."))
    case 0x20A0...0x20CF, 0xA2...0xA5: (kind, mark) = (.mark, UInt8(ascii: "$"))
    case 0x3001: (kind, mark) = (.mark, UInt8(ascii: ","))
    case 0x3002: (kind, mark) = (.mark, UInt8(ascii: "."))
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: (kind, mark) = (.letter, 0)
    case 0xFF01...0xFF5E: (kind, mark) = (.mark, UInt8(truncatingIfNeeded: scalar &- 0xFEE0))
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

  /// Whether it is of a script that has no blanks between words, or joins endings to foreign words: Thai and Lao, Khmer,
  /// Chinese, Japanese, Korean.
  var isUnspaced: Bool {
    switch scalar {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether it joins the character in front.
  var isJoiner: Bool {
    switch scalar {
    case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// The value of a decimal digit: full-width ones and those of the scripts that have their own.
  private static func digit(_ scalar: UInt32) -> UInt8? {
    let zero: UInt32 =
      switch scalar {
      case 0x660...0x669: 0x660
      case 0x6F0...0x6F9: 0x6F0
      case 0x966...0x96F: 0x966
      case 0x9E6...0x9EF: 0x9E6
      case 0xA66...0xA6F: 0xA66
      case 0xAE6...0xAEF: 0xAE6
      case 0xBE6...0xBEF: 0xBE6
      case 0xC66...0xC6F: 0xC66
      case 0xCE6...0xCEF: 0xCE6
      case 0xD66...0xD6F: 0xD66
      case 0xE50...0xE59: 0xE50
      case 0xED0...0xED9: 0xED0
      case 0x1040...0x1049: 0x1040
      case 0xFF10...0xFF19: 0xFF10
      default: .max
      }
    return zero == .max ? nil : UInt8(truncatingIfNeeded: scalar - zero)
  }
}
