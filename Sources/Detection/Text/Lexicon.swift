/// The words of one language, ready to be looked up.
package struct Lexicon: Sendable {
  private var lexemes: [WordKey: Lexeme] = [:]

  /// What the language knows of the word; an empty lexeme for a word that it does not know.
  func lexeme(of key: WordKey) -> Lexeme { lexemes[key] ?? Lexeme() }

  /// Gives every word of the list, which are parted by spaces, a meaning beside those that it has.
  mutating func add(_ words: String, _ change: (inout Lexeme) -> Void) {
    for word in words.split(separator: " ") {
      guard let key = WordKey(word.utf8) else { continue }
      change(&lexemes[key, default: Lexeme()])
    }
  }

  mutating func add(_ words: String, role: Role) {
    add(words) { $0.role = role }
  }
}
