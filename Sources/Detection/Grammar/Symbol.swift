/// What a stretch of text is for the grammar: a word, a class of words, or what a rule makes of them. A number within
/// one grammar.
struct Symbol: Hashable, Sendable {
  /// No symbol: the numbers of a grammar begin at 1.
  static let none = Symbol(id: 0)

  let id: UInt16

  /// One of 32 bits, by which a set of symbols is quickly found not to have it.
  @inline(__always) var bit: UInt32 { 1 << (UInt32(id) & 31) }
}
