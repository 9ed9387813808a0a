import Detection

/// Splits a text into its sentences.
enum ClauseReader {
  /// - Parameter named: Where a link or the like stands, in the order of the text: no mark in it ends a sentence.
  static func clauses(of text: TokenizedText, around named: [Range<Int>] = []) -> [Clause] {
    var clauses: [Clause] = []
    var next = 0
    var start = 0
    for index in 0...text.count {
      let token = text[index]
      while next < named.count, named[next].upperBound <= Int(token.start) { next += 1 }
      let isInside = next < named.count && token.kind == .mark && named[next].contains(Int(token.start))
      let isParted = token.kind == .word && index > start + 2 && parts(text, index)
      let isEnd = index == text.count || token.kind == .newline || (!isInside && ends(text, index)) || isParted
      guard isEnd else { continue }
      if start < index {
        let bytes = Int(text[start].start)..<Int(text[index - 1].stop)
        // Of "??" and "?!" the first mark is behind the sentence, the others are sentences of nothing.
        clauses.append(Clause(tokens: start..<index, bytes: bytes, isQuestion: token.isMark("?")))
      }
      start = isParted ? index : index + 1
    }
    return clauses.filter { clause in clause.tokens.contains { text[$0].kind != .mark } }
  }

  private static let parting: Set<WordKey> = ["but", "btw", "anyway", "anyways"]

  /// Words behind which something else is said.
  private static func parts(_ text: TokenizedText, _ index: Int) -> Bool {
    text[index].count <= 7 && (text.key(index).map(parting.contains) ?? false)
  }

  private static func ends(_ text: TokenizedText, _ index: Int) -> Bool {
    let token = text[index]
    guard token.kind == .mark else { return false }
    if token.isMark("?") || token.isMark("!") { return true }
    guard token.isMark(".") else { return false }
    // Not in "7.30", "p.m." and "example.com".
    let next = text[index + 1]
    if text.isGlued(index + 1), next.kind == .number || next.kind == .masked { return false }
    if text[index - 1].kind == .word, text[index - 1].count == 1 { return false }
    return true
  }
}
