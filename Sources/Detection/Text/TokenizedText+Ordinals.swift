extension TokenizedText {
  /// Whether `st`, `nd`, `rd` or `th` is glued to the number in front of the index.
  func isOrdinalEnding(_ index: Int) -> Bool {
    guard isGlued(index), self[index].kind == .word, self[index].count == 2 else { return false }
    return isWord(index, "st") || isWord(index, "nd") || isWord(index, "rd") || isWord(index, "th")
  }
}
