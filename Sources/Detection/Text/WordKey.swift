/// Up to 16 bytes of a word in lower case, as a key that needs no memory of its own.
package struct WordKey: Hashable, Sendable, ExpressibleByStringLiteral {
  private let high: UInt64
  private let low: UInt64

  /// The word's key, or nil where it is empty or too long. Letters are lowered and lose their accents, as in
  /// ``FoldedWord``, so that composed and decomposed ones are the same.
  package init?(_ bytes: Span<UInt8>) {
    guard (1...48).contains(bytes.count) else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x80 else {
        self.init(folding: bytes)
        return
      }
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte.isUppercaseLetter ? byte | 0x20 : byte)
    }
    guard bytes.count <= 16 else { return nil }
    self.init(high: high, low: low)
  }

  /// The key of bytes that lie elsewhere than in a span.
  package init?(_ bytes: some Collection<UInt8>) {
    guard let key = bytes.withContiguousStorageIfAvailable({ WordKey($0.span) }) ?? WordKey(Array(bytes).span) else {
      return nil
    }
    self = key
  }

  private init?(folding bytes: Span<UInt8>) {
    guard let folded = FoldedWord(bytes) else { return nil }
    self.init(folded)
  }

  /// The key of a word that is folded already, or nil where it is too long.
  init?(_ word: borrowing FoldedWord) {
    guard (1...16).contains(word.count) else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for index in 0..<word.count {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(word.bytes[index])
    }
    self.init(high: high, low: low)
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A literal that is too long for a key is a word that no text has.
  package init(stringLiteral text: String) {
    self = WordKey(text.utf8) ?? WordKey(high: 0, low: 0)
  }

  /// Bits that differ between words, for a table whose length is a power of two.
  var bits: Int {
    let mixed = (low ^ high &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}
