import Detection

/// Finds "call me" and the like, where it asks.
enum CallRequest {
  private static let verbs: Set<WordKey> = ["call", "ring", "phone"]
  private static let blockers: Set<WordKey> = [
    "i", "he", "she", "they", "it", "not", "don", "dont", "never", "didn", "didnt", "won", "wont", "people", "just",
  ]

  /// Where the text asks for a call; nil where it does not.
  static func range(in text: TokenizedText) -> Range<Int>? {
    for index in 0..<text.count {
      guard let verb = text.key(index), verbs.contains(verb),
        text.isWord(index + 1, "me") || text.isWord(index + 1, "us")
      else { continue }
      var before = index - 1
      if text[before].isMark("'") { before -= 1 }
      if let key = text.key(before), blockers.contains(key) || (key == "t" && text[before - 1].isMark("'")) { continue }
      // "call me crazy" names, it does not ask: only an end or a small word may follow.
      let next = text[index + 2]
      guard next.kind != .word || next.lexeme.isKnown else { continue }
      return Int(text[index].start)..<Int(text[index + 1].stop)
    }
    return nil
  }
}
