/// Reads a language's file of roles: what its words are beside dates, numbers and names.
///
/// A line gives words a field, with a value where the field has several; what stands behind `#` at its beginning is a
/// remark.
///
///     role street = street, road              words that play the part (``Role``)
///     month : month-strong|month-weak         words of the grammar's lists, whose own values count
///     day today : today                       the same with a value for all of them
///
/// The fields are those of ``Lexeme``: `month`, `weekday`, `number`, `unit`, `day-part`, `day`, `sense`, `role`, and `weak`
/// for words that are also others. What stands lower counts where a field has one value.
struct LexiconReader {
  private(set) var lexicon = Lexicon()
  /// Lines that could not be read, with the reason.
  private(set) var faults: [String] = []
  private let lists: WordLists
  private let grammar: GrammarBuilder

  /// - Parameter reader: What has read the language's words and patterns.
  init(_ reader: GrammarReader) {
    lists = reader.lists
    grammar = reader.grammar
  }

  mutating func read(_ source: String) {
    source.forEachLine { bytes, line in
      let line = bytes.trimmed(line)
      guard let first = line.first, bytes[first] != UInt8(ascii: "#") else { return }
      let equals = bytes.index(of: UInt8(ascii: "="), in: line)
      guard let sign = equals ?? bytes.index(of: UInt8(ascii: ":"), in: line) else {
        faults.append("neither words nor lists: \(bytes.string(line))")
        return
      }
      var position = line.lowerBound
      let field = bytes.word(from: &position, to: sign).map { bytes.string($0) } ?? ""
      let value = bytes.word(from: &position, to: sign).map { bytes.string($0) }
      let rest = sign + 1..<line.upperBound
      if equals != nil {
        words(bytes, rest, LexemeChange(field, value.map { .name($0) } ?? .none))
      } else {
        lists(bytes, rest, field, value)
      }
    }
  }

  private mutating func words(_ bytes: Span<UInt8>, _ rest: Range<Int>, _ change: LexemeChange?) {
    guard let change else {
      faults.append("no such field or value for \(bytes.string(rest))")
      return
    }
    bytes.forEachPiece(",", in: rest) { word in
      guard let key = WordKey(bytes.extracting(bytes.trimmed(word))) else {
        faults.append("no word: \(bytes.string(word))")
        return
      }
      lexicon.update(key, change)
    }
  }

  private mutating func lists(_ bytes: Span<UInt8>, _ rest: Range<Int>, _ field: String, _ value: String?) {
    bytes.forEachPiece("|", in: bytes.trimmed(rest)) { name in
      let entries = grammar.existing(bytes.extracting(name)).map { lists.entries(of: $0) } ?? []
      if entries.isEmpty { faults.append("no such words: \(bytes.string(name))") }
      for entry in entries {
        let meaning = value.map { Meaning.name($0) } ?? grammar.meanings[Int(entry.meaning)]
        // A value that the field does not have is left out: a decade is no unit of the lexicon.
        guard let change = LexemeChange(field, meaning), let key = WordKey(grammar.vocabulary.word(Int(entry.word)))
        else { continue }
        lexicon.update(key, change)
      }
    }
  }
}
