/// What a pattern may ask of the place between two tokens.
enum Predicate: Hashable, Sendable {
  /// No white space stands here.
  case glued
  /// White space stands here, or the text begins or ends.
  case spaced
  /// Nothing follows that a number in front could count: an end, a mark or one of the words under `follow`.
  case clean
  /// The text, the line or the sentence ends here.
  case end
  /// The text, the line or the sentence begins here.
  case start
  /// The text or the line begins here; it ends here, but for one mark.
  case first, last
  /// The token that follows has a capital.
  case capital
  /// The token that follows has no small letter.
  case upper
  /// A word without a capital follows.
  case small
  /// The word in front is, or is not, one of those that the lexicon has under the symbol; a colon may stand between.
  case behind(Symbol)
  case notBehind(Symbol)
  /// The word that follows is, or is not, one of those that the lexicon has under the symbol.
  case before(Symbol)
  case notBefore(Symbol)

  /// By the name that a language's files use: `clean`, `behind:cue`.
  init?(_ name: Substring, symbol: (String) -> Symbol) {
    let parts = name.split(separator: ":", maxSplits: 1)
    switch (parts.first, parts.dropFirst().first) {
    case ("glued", nil): self = .glued
    case ("spaced", nil): self = .spaced
    case ("clean", nil): self = .clean
    case ("end", nil): self = .end
    case ("start", nil): self = .start
    case ("first", nil): self = .first
    case ("last", nil): self = .last
    case ("capital", nil): self = .capital
    case ("upper", nil): self = .upper
    case ("small", nil): self = .small
    case ("behind", let word?): self = .behind(symbol(String(word)))
    case ("notBehind", let word?): self = .notBehind(symbol(String(word)))
    case ("before", let word?): self = .before(symbol(String(word)))
    case ("notBefore", let word?): self = .notBefore(symbol(String(word)))
    default: return nil
    }
  }

  func holds(_ text: TokenizedText, at index: Int, language: Language) -> Bool {
    switch self {
    case .glued: text.isGlued(index)
    case .spaced: !text.isGlued(index)
    case .clean: text.followsCleanly(index, language)
    case .end: text.isClauseEnd(index)
    case .start: text.isClauseStart(index)
    case .first: text[index - 1].isOver
    case .last: text[index].isOver || (text[index].kind == .mark && text[index + 1].isOver)
    case .capital: text[index].isCapitalised
    case .upper: text[index].isUppercase
    case .small: text[index].kind == .word && !text[index].isCapitalised
    case .behind(let symbol): text.isBehind(index, symbol, language)
    case .notBehind(let symbol): !text.isBehind(index, symbol, language)
    case .before(let symbol): text.isWord(index, symbol, language)
    case .notBefore(let symbol): !text.isWord(index, symbol, language)
    }
  }
}

extension TokenizedText {
  func isClauseEnd(_ index: Int) -> Bool {
    let token = self[index]
    guard !token.isOver else { return true }
    guard token.kind == .mark else { return false }
    switch token.mark {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: ")"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), 0:
      return self[index + 1].hasSpaceBefore || self[index + 1].isOver || self[index + 1].kind == .mark
    case UInt8(ascii: "-"): return token.hasSpaceBefore
    default: return false
    }
  }

  func isClauseStart(_ index: Int) -> Bool {
    let token = self[index - 1]
    if token.isOver { return true }
    guard token.kind == .mark else { return false }
    switch token.mark {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "("),
      UInt8(ascii: ","), UInt8(ascii: "\""), 0:
      return true
    default: return false
    }
  }

  /// Whether what follows shows that a bare number before it stands alone: an end, a mark or a small word, but nothing
  /// that the number could count.
  func followsCleanly(_ index: Int, _ language: Language) -> Bool {
    guard endsFreely(index) else { return false }
    let token = self[index]
    switch token.kind {
    case .end, .newline: return true
    case .mark:
      // "at 5 - 6.1" counts something else than hours.
      if token.isMark("-"), self[index + 1].kind == .number { return false }
      return !token.isMark("$") && !token.isMark("%") && !token.isMark("#") && !token.isMark("<")
    case .number, .masked: return false
    case .word: return isWord(index, language.symbols.follow, language)
    }
  }

  /// Whether the word in front of the index, or in front of a colon there, may be the symbol.
  func isBehind(_ index: Int, _ symbol: Symbol, _ language: Language) -> Bool {
    isWord(index - (self[index - 1].isMark(":") ? 2 : 1), symbol, language)
  }

  /// Whether the language says that the word at the index may be the symbol.
  func isWord(_ index: Int, _ symbol: Symbol?, _ language: Language) -> Bool {
    guard let symbol else { return false }
    var isFound = false
    withSenses(index, language.grammar.vocabulary) { sense in if sense.symbol == symbol { isFound = true } }
    return isFound
  }

  /// The word, the digits or the sign at the index, as a lexicon compares it.
  func folded(_ index: Int) -> FoldedWord? {
    let token = self[index]
    guard token.kind == .word || token.kind == .number || token.kind == .mark, token.count <= 48 else { return nil }
    return bytes.withUnsafeBufferPointer { FoldedWord(UnsafeBufferPointer(rebasing: $0[token.range])) }
  }

  /// What the language says the word at the index may be.
  func withSenses(_ index: Int, _ vocabulary: Vocabulary, _ body: (Vocabulary.Sense) -> Void) {
    guard let word = folded(index) else { return }
    for sense in vocabulary.senses(of: word) { body(sense) }
  }
}
