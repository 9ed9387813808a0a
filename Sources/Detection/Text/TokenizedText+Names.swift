extension TokenizedText {
  /// The word as a lexicon without accents knows it, of up to 16 bytes.
  func foldedKey(_ index: Int) -> WordKey? {
    let token = self[index]
    guard token.kind == .word, token.count <= 24 else { return nil }
    let word = bytes[token.range]
    if word.allSatisfy({ $0 < 0x80 }) { return WordKey(word) }
    guard let folded = folded(index) else { return nil }
    return WordKey(folded)
  }

  /// Whether all words about the index are in capitals, so that capitals say nothing there.
  func isWrittenInCapitals(_ index: Int) -> Bool {
    var words = 0
    for position in index - 6..<index + 6 {
      let token = self[position]
      guard token.kind == .word, token.count > 1 else { continue }
      guard token.isUppercase else { return false }
      words += 1
    }
    return words > 3
  }
}

extension Lexeme {
  /// Whether the word, in small letters, may be a name: it is unknown, or says at most what a place is.
  var isPlainName: Bool {
    var bare = self
    bare.role = .none
    bare.sense = .none
    return bare == Lexeme() && [.none, .street, .venue, .nowhere, .ratio].contains(role)
  }
}

extension Role {
  /// Whether a capitalised word with this role may be a part of a name.
  var isNamePart: Bool {
    switch self {
    case .at, .inside, .on, .from, .to, .near, .a, .this, .every, .ago, .later, .and, .am, .pm, .ish, .clockHours,
      .function, .pronoun, .toBe:
      false
    default: true
    }
  }
}
