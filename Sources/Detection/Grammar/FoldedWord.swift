/// A word as a lexicon compares it: in small letters (Latin, Greek and Cyrillic ones), without accents, of at most 32 bytes.
///
/// The same word comes out of composed and decomposed letters (NFC and NFD), of full-width forms, and whether or not its
/// writer took the trouble of accents.
struct FoldedWord {
  static let capacity = 32

  private(set) var bytes: InlineArray<32, UInt8> = .init(repeating: 0)
  private(set) var count = 0

  /// Nothing yet.
  init() {}

  /// Nil where the word is empty or too long for any lexicon.
  init?(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        guard append(byte.isUppercaseLetter ? byte | 0x20 : byte) else { return nil }
        index += 1
      } else {
        let character = NonASCII(text, at: index)
        guard append(character, of: text, at: index) else { return nil }
        index += character.count
      }
    }
    guard count > 0 else { return nil }
  }

  /// Nil where something else than letters of ASCII is in it, too.
  init?(letters: Span<UInt8>) {
    guard (1...Self.capacity).contains(letters.count) else { return nil }
    for index in letters.indices {
      guard letters[index].isLetter else { return nil }
      bytes[index] = letters[index] | 0x20
    }
    count = letters.count
  }

  /// Nil where both are too long together.
  func appending(_ other: borrowing FoldedWord) -> FoldedWord? {
    guard count + other.count <= Self.capacity else { return nil }
    var both = copy self
    for index in 0..<other.count { both.bytes[count + index] = other.bytes[index] }
    both.count += other.count
    return both
  }

  private mutating func append(_ character: NonASCII, of text: Span<UInt8>, at index: Int) -> Bool {
    switch character.scalar {
    case 0x300...0x36F, 0xFE00...0xFE0F, 0x200B...0x200D: return true
    case 0xFF10...0xFF19, 0xFF41...0xFF5A: return append(UInt8(truncatingIfNeeded: character.scalar &- 0xFEE0))
    case 0xFF21...0xFF3A: return append(UInt8(truncatingIfNeeded: character.scalar &- 0xFEC0))
    case 0x2018, 0x2019: return append(UInt8(ascii: "'"))
    // Capitals of Greek and of Cyrillic, as far as small letters stand a fixed way behind them.
    case 0x386: return append(small: 0x3AC)
    case 0x388...0x38A: return append(small: character.scalar + 0x25)
    case 0x38C: return append(small: 0x3CC)
    case 0x38E, 0x38F: return append(small: character.scalar + 0x3F)
    case 0x3C2: return append(small: 0x3C3)
    case 0x391...0x3A9, 0x410...0x42F: return append(small: character.scalar + 0x20)
    case 0x400...0x40F: return append(small: character.scalar + 0x50)
    case 0xC0...0x17F:
      let base = Self.bases[Int(character.scalar) - 0xC0]
      switch base {
      case 0: break
      case UInt8(ascii: "1"): return append(UInt8(ascii: "s")) && append(UInt8(ascii: "s"))
      case UInt8(ascii: "2"): return append(UInt8(ascii: "a")) && append(UInt8(ascii: "e"))
      case UInt8(ascii: "3"): return append(UInt8(ascii: "o")) && append(UInt8(ascii: "e"))
      default: return append(base)
      }
    default: break
    }
    for offset in index..<index + character.count {
      guard append(text[offset]) else { return false }
    }
    return true
  }

  /// Appends a character of two bytes.
  private mutating func append(small scalar: UInt32) -> Bool {
    append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)) && append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }

  private mutating func append(_ byte: UInt8) -> Bool {
    guard count < Self.capacity else { return false }
    bytes[count] = byte
    count += 1
    return true
  }

  /// The letters from U+00C0 to U+017F without their accents; 1 is ß, 2 is æ, 3 is œ, 0 has no base.
  private static let bases: [UInt8] = Array(
    """
    aaaaaa2ceeeeiiii0nooooo0ouuuuy01aaaaaa2ceeeeiiii0nooooo0ouuuuy0y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii00jjkk0llllll0\
    0llnnnnnn000oooooo33rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """.utf8.map { $0 == UInt8(ascii: "0") ? 0 : $0 })
}
