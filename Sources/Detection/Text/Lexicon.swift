/// The words of one language, ready to be looked up.
package struct Lexicon: Sendable {
  private var lexemes = WordMap<Lexeme>()

  /// What the language knows of the word; an empty lexeme for a word that it does not know.
  func lexeme(of key: WordKey) -> Lexeme { lexemes[key] ?? Lexeme() }

  /// Gives every word of the list, which are parted by spaces, a meaning beside those that it has.
  mutating func add(_ words: String, _ change: (inout Lexeme) -> Void) {
    words.forEachWord { word in
      if let key = WordKey(word) { lexemes.update(key, from: Lexeme(), change) }
    }
  }

  mutating func add(_ words: String, role: Role) {
    add(words) { $0.role = role }
  }
}
