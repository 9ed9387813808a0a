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
  /// The word in front is, or is not, one of those that the lexicon has under the symbol; a colon or a word that links may
  /// stand between.
  case behind(Symbol)
  case notBehind(Symbol)
  /// The word that follows is, or is not, one of those that the lexicon has under the symbol.
  case before(Symbol)
  case notBefore(Symbol)
  /// A word that joins, a comma or a slash stands here, and one of those that the lexicon has under the symbol beyond it:
  /// in front (`listedBehind`) or in the text that follows (`listedBefore`).
  case listedBehind(Symbol)
  case listedBefore(Symbol)
  /// The token that follows has no small letter, and a word beside it has one.
  case outstanding

  /// By the name that a language's files use (`clean`, `behind:cue`), with the symbol where there is one.
  init?(_ name: String, _ symbol: Symbol?) {
    switch (name, symbol) {
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
    case ("outstanding", nil): self = .outstanding
    case ("behind", let symbol?): self = .behind(symbol)
    case ("notBehind", let symbol?): self = .notBehind(symbol)
    case ("before", let symbol?): self = .before(symbol)
    case ("notBefore", let symbol?): self = .notBefore(symbol)
    case ("listedBehind", let symbol?): self = .listedBehind(symbol)
    case ("listedBefore", let symbol?): self = .listedBefore(symbol)
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
    case .listedBehind(let symbol): text.joins(index - 1, language) && text.isWord(index - 2, symbol, language)
    case .listedBefore(let symbol): text.joins(index, language) && text.isWord(index + 1, symbol, language)
    case .outstanding:
      text[index].isUppercase && (text.hasSmallLetters(index - 1) || text.hasSmallLetters(index + 1))
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

  /// Whether the word in front of the index may be the symbol, or the one in front of a colon or of a word that links
  /// ("score: 3:10", "the score was 3:10").
  func isBehind(_ index: Int, _ symbol: Symbol, _ language: Language) -> Bool {
    if isWord(index - 1, symbol, language) { return true }
    let isLinked = self[index - 1].isMark(":") || isWord(index - 1, language.symbols.link, language)
    return isLinked && isWord(index - 2, symbol, language)
  }

  /// Whether the token joins those beside it: a word such as "or", a comma, a slash, an ampersand.
  func joins(_ index: Int, _ language: Language) -> Bool {
    let token = self[index]
    if token.isMark(",") || token.isMark("/") || token.isMark("&") { return true }
    return isWord(index, language.symbols.joining, language)
  }

  /// Whether a word stands there that is not in capitals.
  func hasSmallLetters(_ index: Int) -> Bool {
    self[index].kind == .word && !self[index].isUppercase
  }

  /// Whether the language says that the word at the index may be the symbol.
  func isWord(_ index: Int, _ symbol: Symbol?, _ language: Language) -> Bool {
    guard let symbol, let word = folded(index) else { return false }
    return language.grammar.vocabulary.has(symbol, word)
  }

  /// The word, the digits or the sign at the index, as a lexicon compares it.
  func folded(_ index: Int) -> FoldedWord? {
    let token = self[index]
    guard token.kind == .word || token.kind == .number || token.kind == .mark, token.count <= 48 else { return nil }
    return FoldedWord(bytes.span.extracting(token.range))
  }

  /// What the language says the word at the index may be.
  func withSenses(_ index: Int, _ vocabulary: Vocabulary, _ body: (Vocabulary.Sense) -> Void) {
    guard let word = folded(index) else { return }
    vocabulary.forEachSense(of: word, body)
  }
}
