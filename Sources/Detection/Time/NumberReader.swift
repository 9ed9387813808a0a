extension TokenizedText {
  /// The number that a token writes in at most `digits` digits or spells; nil for others.
  func number(_ index: Int, digits: Int = 2) -> Int? {
    let token = self[index]
    switch token.kind {
    case .number where token.digits <= digits && token.number >= 0: return Int(token.number)
    case .word where token.lexeme.number > 0: return Int(token.lexeme.number)
    default: return nil
    }
  }

  /// The number that a token writes in digits, as many as the range allows.
  func digits(_ index: Int, _ count: ClosedRange<Int>) -> Int? {
    let token = self[index]
    return token.kind == .number && count.contains(token.digits) && token.number >= 0 ? Int(token.number) : nil
  }

  /// Whether `st`, `nd`, `rd` or `th` is glued to the number in front of the index.
  func isOrdinalEnding(_ index: Int) -> Bool {
    guard isGlued(index), self[index].kind == .word, self[index].count == 2 else { return false }
    return isWord(index, "st") || isWord(index, "nd") || isWord(index, "rd") || isWord(index, "th")
  }
}
