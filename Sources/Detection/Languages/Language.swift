/// A language as data: its grammar and its conventions. The engine knows none by name.
final class Language: Sendable {
  /// ISO 639-1.
  let identifier: String
  let grammar: Grammar
  let conventions: Conventions
  let symbols: WellKnownSymbols
  /// Lines of the language's files that could not be read; a test holds this empty.
  let faults: [String]

  init(_ identifier: String, conventions: Conventions, sources: [String]) {
    self.identifier = identifier
    self.conventions = conventions
    var reader = GrammarReader(conventions: conventions)
    reader.read(sources + [CommonFiles.zones, CommonFiles.quantities])
    reader.grammar.seal()
    grammar = reader.grammar
    faults = reader.faults
    symbols = WellKnownSymbols(reader.grammar)
  }
}
