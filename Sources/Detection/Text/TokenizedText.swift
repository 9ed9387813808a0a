/// A text in tokens, with what matchers ask of a token's neighbours.
///
/// Matchers look at tokens through the subscript alone, which knows no wrong index and counts, so that a test can show
/// that the work grows with the text and no faster.
package struct TokenizedText {
  package let bytes: [UInt8]
  package private(set) var tokens: [Token]
  let lexicon: Lexicon
  /// How many tokens were looked at.
  let visits = VisitCounter()

  package init(_ bytes: [UInt8], lexicon: Lexicon = .standard) {
    self.bytes = bytes
    self.lexicon = lexicon
    tokens = Tokenizer.tokens(of: bytes, lexicon: lexicon)
    maskUnspoken()
  }

  package var count: Int { tokens.count }

  package subscript(index: Int) -> Token {
    visits.count += 1
    return index >= 0 && index < tokens.count ? tokens[index] : .end
  }

  /// Takes the tokens away from the matchers that follow.
  mutating func mask(_ range: Range<Int>) {
    for index in range.clamped(to: 0..<tokens.count) where tokens[index].kind != .newline {
      tokens[index].kind = .masked
    }
  }

  /// The bytes from the first to the last token of the range, which is not empty.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    let start = Int(self[range.lowerBound].start)
    return start..<max(start, Int(self[range.upperBound - 1].stop))
  }

  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  package func key(_ index: Int) -> WordKey? {
    let token = self[index]
    return token.kind == .word ? WordKey(bytes.span.extracting(token.range)) : nil
  }

  package func isWord(_ index: Int, _ key: WordKey) -> Bool {
    let token = self[index]
    return token.kind == .word && WordKey(bytes.span.extracting(token.range)) == key
  }

  package func role(_ index: Int) -> Role {
    let token = self[index]
    return token.kind == .word ? token.lexeme.role : .none
  }

  /// Whether the token touches the one in front of it.
  package func isGlued(_ index: Int) -> Bool {
    let token = self[index]
    return token.kind != .end && token.kind != .newline && !token.hasSpaceBefore && index > 0
      && self[index - 1].kind != .newline
  }

  /// Whether a number or a word may begin a detection here: it is no part of a version, a price, a path or a name.
  func startsFreely(_ index: Int) -> Bool {
    guard isGlued(index) else { return true }
    let before = self[index - 1]
    guard before.kind == .mark else { return false }
    switch before.mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "~"), 0:
      return true
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"):
      return !(isGlued(index - 1) && self[index - 2].kind == .number) && self[index].kind != .mark
    case UInt8(ascii: "-"): return !isGlued(index - 1)
    default: return false
    }
  }

  /// Whether a detection may end in front of the token.
  func endsFreely(_ index: Int) -> Bool {
    guard isGlued(index) else { return self[index].kind != .masked || self[index].hasSpaceBefore }
    let token = self[index]
    guard token.kind == .mark else { return false }
    switch token.mark {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "'"):
      let isNumberNext = self[index + 1].kind == .number && isGlued(index + 1)
      return !isNumberNext && !(token.mark == UInt8(ascii: ".") && self[index + 1].kind == .masked)
    case UInt8(ascii: "-"): return !isGlued(index + 1)
    case UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "="),
      UInt8(ascii: "+"), UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: "<"),
      UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "{"):
      return false
    default: return true
    }
  }

  /// Whether what follows shows that a bare number before it stands alone: an end, a mark or a small word, but nothing
  /// that the number could count.
  func followsCleanly(_ index: Int) -> Bool {
    guard endsFreely(index) else { return false }
    let token = self[index]
    switch token.kind {
    case .end, .newline: return true
    case .mark: return !token.isMark("$") && !token.isMark("%") && !token.isMark("#") && !token.isMark("<")
    case .number, .masked: return false
    case .word:
      let lexeme = token.lexeme
      if lexeme.weekday > 0 && !lexeme.isAmbiguous || lexeme.day != .none { return true }
      switch lexeme.role {
      case .at, .inside, .on, .near, .and, .from, .to, .this, .next, .function, .pronoun, .toBe, .every, .meet:
        return true
      default: return false
      }
    }
  }
}
