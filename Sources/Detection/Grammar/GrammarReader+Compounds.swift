/// Words that are written together, made from word lists.
extension GrammarReader {
  /// More words than this no line makes.
  private static let maximumWords = 4_000

  /// Makes a word of each choice of the elements, in their order, and gives it what the action makes of their meanings.
  mutating func compounds(_ name: Substring, _ rest: Substring) {
    let halves = rest.asciiRange(of: "->").map { (rest[..<$0.lowerBound], rest[$0.upperBound...]) }
    let elements = (halves?.0 ?? rest).pieces(" ").map { choices($0, in: rest) }
    guard let rule = rule(halves?.1, of: elements.count, "\(name) : \(rest)") else { return }
    let positions = ElementMap(identity: elements.count)
    let interpreter = Interpreter(conventions: conventions)
    let symbol = grammar.symbol(String(name))
    var made: [(word: String, meanings: [Meaning])] = [("", [])]
    for element in elements {
      guard made.count * element.count <= Self.maximumWords else {
        faults.append("too many words: \(name) : \(rest)")
        return
      }
      made = made.flatMap { start in element.map { (start.word + $0.word, start.meanings + [$0.meaning]) } }
    }
    for (word, meanings) in made {
      guard let meaning = interpreter.meaning(of: rule, positions, { meanings[$0] }) else { continue }
      for form in spelled(word[...]) { add(String(form), to: String(name), symbol, meaning) }
    }
  }

  /// The words of an element: those of lists or literals with `|` between, and none at all where `?` stands behind it.
  private mutating func choices(_ element: Substring, in line: Substring) -> [(word: String, meaning: Meaning)] {
    let isOptional = element.hasSuffix("?")
    var words: [(word: String, meaning: Meaning)] = isOptional ? [("", .none)] : []
    for choice in (isOptional ? element.dropLast() : element).pieces("|") {
      if choice.hasPrefix("\""), choice.hasSuffix("\""), choice.count > 2 {
        words.append((String(choice.dropFirst().dropLast()), .none))
      } else if let list = lists[String(choice)] {
        words += list
      } else {
        faults.append("no such words: \(choice) in \(line)")
      }
    }
    return words
  }
}
