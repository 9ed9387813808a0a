/// Words that are written together, made from word lists.
extension GrammarReader {
  /// More words than this no line makes.
  private static let maximumWords = 4_000

  /// A word that a compound is made of, with the number of its meaning.
  private struct Part {
    var word = FoldedWord()
    var meaning = 0
    /// The place of the meaning among those of its element.
    var place = 0
  }

  /// The words of an element, and how many meanings they have.
  private struct Choices {
    var parts: [Part] = []
    var meanings = 0
  }

  /// Makes a word of each choice of the elements, in their order, and gives it what the action makes of their meanings.
  mutating func compounds(_ bytes: Span<UInt8>, _ head: Range<Int>, _ rest: Range<Int>) {
    var elements: [Choices] = []
    var position = rest.lowerBound
    while let piece = bytes.word(from: &position, to: rest.upperBound), !bytes.starts(piece, with: "->") {
      elements.append(numbered(choices(bytes, piece)))
    }
    guard let rule = rule(bytes, position..<rest.upperBound, of: elements.count) else { return }
    guard elements.reduce(1, { min($0, Self.maximumWords) * $1.parts.count }) <= Self.maximumWords else {
      faults.append("too many words: \(bytes.string(rest))")
      return
    }
    let symbol = grammar.symbol(bytes.extracting(head))
    // The rule's own constants alone, so that nothing holds the grammar's while it grows.
    var constants: [Meaning] = []
    var own = Grammar.Rule(rule.action)
    for index in 0..<rule.count {
      let argument = Int(rule.arguments[index])
      own.append(argument < 0 ? ~constants.count : argument)
      if argument < 0 { constants.append(grammar.meanings[~argument]) }
    }
    let interpreter = Interpreter(conventions: conventions, constants: constants)
    let positions = ElementMap(identity: elements.count)
    // A word in several spellings has one meaning, so each choice of meanings is looked at once.
    var cells = [Int32](repeating: .min, count: elements.reduce(1) { $0 * $1.meanings })
    var chosen = [Int](repeating: 0, count: elements.count)
    Self.compose(elements, 0, FoldedWord(), 0, &chosen) { word, cell, chosen in
      if cells[cell] == .min {
        let passed = Self.passed(by: rule, chosen)
        let meaning = passed == nil ? interpreter.meaning(of: own, positions) { grammar.meanings[chosen[$0]] } : nil
        cells[cell] = Int32(clamping: passed ?? meaning.map { grammar.addMeaning($0) } ?? -1)
      }
      let meaning = Int(cells[cell])
      if meaning >= 0, let number = grammar.addNewWord(word, symbol, meaning: meaning) {
        lists.add(number, symbol, meaning)
      }
    }
  }

  /// Hands on each word that the elements from the index on make behind the word, with the numbers of their meanings and
  /// of the choice of them.
  private static func compose(
    _ elements: [Choices], _ index: Int, _ word: FoldedWord, _ cell: Int, _ chosen: inout [Int],
    _ body: (FoldedWord, Int, [Int]) -> Void
  ) {
    guard index < elements.count else { return body(word, cell, chosen) }
    let (parts, before) = (elements[index].parts, cell * elements[index].meanings)
    for number in parts.indices {
      guard let both = word.appending(parts[number].word) else { continue }
      chosen[index] = parts[number].meaning
      compose(elements, index + 1, both, before + parts[number].place, &chosen, body)
    }
  }

  /// The number of the meaning that the rule hands on as it is.
  private static func passed(by rule: Grammar.Rule, _ meanings: [Int]) -> Int? {
    guard rule.action == .pass || rule.action == .constant, rule.count == 1 else { return nil }
    let argument = Int(rule.arguments[0])
    return argument < 0 ? ~argument : meanings.indices.contains(argument) ? meanings[argument] : 0
  }

  /// Numbers the meanings.
  private mutating func numbered(_ parts: [Part]) -> Choices {
    var choices = Choices(parts: parts)
    while placesOfMeanings.count < grammar.meanings.count { placesOfMeanings.append(-1) }
    for index in parts.indices {
      let meaning = parts[index].meaning
      if placesOfMeanings[meaning] < 0 {
        placesOfMeanings[meaning] = Int32(truncatingIfNeeded: choices.meanings)
        choices.meanings += 1
      }
      choices.parts[index].place = Int(placesOfMeanings[meaning])
    }
    for part in parts { placesOfMeanings[part.meaning] = -1 }
    return choices
  }

  /// The words of an element: those of lists or literals with `|` between, and none at all where `?` stands behind it.
  private mutating func choices(_ bytes: Span<UInt8>, _ element: Range<Int>) -> [Part] {
    var (start, end) = (element.lowerBound, element.upperBound)
    var words: [Part] = []
    if bytes[end - 1] == UInt8(ascii: "?") {
      words.append(Part())
      end -= 1
    }
    while start < end {
      let bar = bytes.index(of: UInt8(ascii: "|"), in: start..<end) ?? end
      if let literal = bytes.literal(start..<bar) {
        for word in forms(bytes, literal) { words.append(Part(word: word)) }
      } else {
        let entries = lists.entries(of: grammar.symbol(bytes.extracting(start..<bar)))
        if entries.isEmpty { faults.append("no such words: \(bytes.string(start..<bar))") }
        for entry in entries {
          words.append(Part(word: grammar.vocabulary.word(Int(entry.word)), meaning: Int(entry.meaning)))
        }
      }
      start = bar + 1
    }
    return words
  }
}
