import Detection

/// A word of a message as the phrases know it.
struct Word {
  /// Its number in the vocabulary; 0 where no phrase has it.
  var term: UInt16
  /// The place of its first token.
  var token: Int
  /// The place behind its last token: "don't" is three tokens.
  var next: Int
}
