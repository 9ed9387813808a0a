/// What the words of one language are beside dates, numbers and names.
package struct Lexicon: Sendable {
  private var lexemes = WordMap<Lexeme>(capacity: 512)

  /// Of a text whose language nobody says.
  package static var standard: Lexicon { Language.of(nil).lexicon }

  /// What the language knows of the word; an empty lexeme for a word that it does not know.
  func lexeme(of key: WordKey) -> Lexeme { lexemes[key] ?? Lexeme() }

  /// Gives the word a meaning beside those that it has.
  mutating func update(_ key: WordKey, _ change: LexemeChange) {
    lexemes.update(key, from: Lexeme()) { change.apply(to: &$0) }
  }
}
