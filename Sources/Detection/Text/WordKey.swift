/// Up to 16 bytes of a word in lower case, as a key that needs no memory of its own.
package struct WordKey: Hashable, Sendable, ExpressibleByStringLiteral {
  private let high: UInt64
  private let low: UInt64

  /// The word's key, or nil where it is empty or too long. Only ASCII letters are lowered.
  package init?(_ bytes: some Collection<UInt8>) {
    guard (1...16).contains(bytes.count) else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for byte in bytes {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte.isUppercaseLetter ? byte | 0x20 : byte)
    }
    self.high = high
    self.low = low
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A literal that is too long for a key is a word that no text has.
  package init(stringLiteral text: String) {
    self = WordKey(Array(text.utf8)) ?? WordKey(high: 0, low: 0)
  }
}
