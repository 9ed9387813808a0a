/// Up to 16 bytes of a word in lower case, as a key that needs no memory of its own.
package struct WordKey: Hashable, Sendable, ExpressibleByStringLiteral {
  private let high: UInt64
  private let low: UInt64

  /// The word's key, or nil where it is empty or too long. Letters are lowered and lose their accents, as in
  /// ``FoldedWord``, so that composed and decomposed ones are the same.
  package init?(_ bytes: some Collection<UInt8>) {
    guard (1...48).contains(bytes.count) else { return nil }
    if bytes.allSatisfy({ $0 < 0x80 }) {
      guard bytes.count <= 16 else { return nil }
      self.init(lowering: bytes)
    } else {
      let folded = Array(bytes).withUnsafeBufferPointer { FoldedWord($0) }
      guard let folded, folded.count <= 16 else { return nil }
      self.init(lowering: (0..<folded.count).map { folded.bytes[$0] })
    }
  }

  /// The same, for a part of a text, which is what most words are.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    var all: UInt8 = 0
    for byte in bytes.prefix(16) {
      all |= byte
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte.isUppercaseLetter ? byte | 0x20 : byte)
    }
    if all < 0x80, (1...16).contains(bytes.count) {
      self.init(high: high, low: low)
    } else {
      self.init(AnyCollection(bytes))
    }
  }

  private init(lowering bytes: some Collection<UInt8>) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    for byte in bytes {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte.isUppercaseLetter ? byte | 0x20 : byte)
    }
    self.init(high: high, low: low)
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A literal that is too long for a key is a word that no text has.
  package init(stringLiteral text: StaticString) {
    self = text.withUTF8Buffer { WordKey($0) } ?? WordKey(high: 0, low: 0)
  }
}
