/// What a stretch of text is for the grammar: a word, a class of words, or what a rule makes of them. A number within
/// one grammar.
struct Symbol: Hashable, Sendable {
  let id: UInt16
}
