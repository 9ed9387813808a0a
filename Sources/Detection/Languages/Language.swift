/// A language as data: its grammar, its conventions, and what its words are elsewhere. The engine knows none by name.
final class Language: Sendable {
  /// ISO 639-1.
  let identifier: String
  let grammar: Grammar
  let conventions: Conventions
  let symbols: WellKnownSymbols
  /// What words are beside dates, numbers and names.
  let lexicon: Lexicon
  /// What names of places are made of.
  let places: PlaceLexicon
  /// Lines of the language's files that could not be read; a test holds this empty.
  let faults: [String]

  /// - Parameters:
  ///   - sources: Words and patterns, a file for each subject (``GrammarReader``).
  ///   - roles: What words are elsewhere (``LexiconReader``).
  ///   - places: What names of places are made of (``PlaceLexicon``).
  ///   - words: How many words are expected, those that are made of others too: a power of two. More are no harm.
  init(
    _ identifier: String, conventions: Conventions, sources: [String], roles: String = "", places: String = "",
    words: Int = 4_096
  ) {
    self.identifier = identifier
    self.conventions = conventions
    var reader = GrammarReader(conventions: conventions, words: words)
    reader.read(sources + [CommonFiles.zones, CommonFiles.quantities])
    var words = LexiconReader(reader)
    words.read(roles)
    lexicon = words.lexicon
    self.places = PlaceLexicon([CommonFiles.places, places])
    grammar = Grammar(reader.grammar)
    faults = reader.faults + words.faults
    symbols = WellKnownSymbols(grammar)
  }
}
