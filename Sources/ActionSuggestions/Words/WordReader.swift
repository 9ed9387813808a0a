import Detection

/// Splits a sentence into its words: parts at an apostrophe are one word or a word and its ending.
enum WordReader {
  private static let endings: Set<WordKey> = ["ll", "m", "re", "ve", "d", "s"]
  private static let not: WordKey = "t"

  static func words(of clause: Clause, text: TokenizedText, book: PhraseBook) -> [Word] {
    var words: [Word] = []
    var index = clause.tokens.lowerBound
    while index < clause.tokens.upperBound {
      let token = text[index]
      if token.kind == .number {
        words.append(Word(term: book.term(number(text, token)), token: index, next: index + 1))
      }
      guard token.kind == .word else {
        index += 1
        continue
      }
      var next = index + 1
      var bytes = text.bytes[token.range]
      var joined: [UInt8] = []
      if text[next].isMark("'"), text.isGlued(next), text.isGlued(next + 1),
        let ending = text.key(next + 1)
      {
        if ending == not {
          joined = Array(bytes) + [UInt8(ascii: "t")]
          bytes = joined[...]
          next += 2
        } else if endings.contains(ending) {
          next += 2
        }
      }
      words.append(Word(term: WordKey(bytes).map(book.term) ?? 0, token: index, next: next))
      index = next
    }
    return words
  }

  /// "2" and "4" are words in chats.
  private static func number(_ text: TokenizedText, _ token: Token) -> WordKey {
    WordKey(text.bytes[token.range].prefix(16)) ?? "0"
  }
}
