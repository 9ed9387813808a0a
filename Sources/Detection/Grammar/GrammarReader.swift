/// Reads a language's files: word lists and patterns.
///
/// A line is one of these; what stands behind `#` at its beginning is a remark.
///
///     month 5 = may, mai                      words or phrases that are a symbol, with its value
///     date : weekday? month day -> merge      a pattern, and what is made of its elements
///
/// An element is a symbol, a literal in quotation marks, or several of them with `|` between; `?` behind it makes it
/// optional, `~` in front of it forbids white space. `@clean`, `@behind:cue` and the like are predicates (``Predicate``). Behind `->` stands the action
/// with its arguments: `$2` is the second element (predicates do not count), others are constants. Without an action one
/// element passes its meaning on, and several are merged.
///
///     spell ä ae                                  words with the first are also written with the second
///     compound day-number : ones "und" tens -> add $1 $3
///
/// `spell` holds for the lines below it. `compound` makes words: each word of the lists above it with each of the next
/// ones, written together (`GrammarReader+Compounds.swift`).
///
/// Reading goes byte by byte and once over the text, and what a line says is found again by the numbers of its words: a
/// process waits for it before its first text.
struct GrammarReader {
  var grammar: GrammarBuilder
  /// Lines that could not be read, with the reason.
  var faults: [String] = []
  let conventions: Conventions
  /// The single words of each symbol, in the order of the lines.
  var lists = WordLists()
  /// The words and marks of the phrase that is read.
  private var parts = PhraseParts()
  private var ruleOfPhrases: Int?
  private var spellings: [Spelling] = []
  /// The bytes with which what has other spellings begins, as bits.
  private var spelledBytes = InlineArray<4, UInt64>(repeating: 0)
  /// By the number of a meaning its place among those of an element, while that is looked at; -1 else.
  var placesOfMeanings: [Int32] = []
  private var actions = NameTable(capacity: 128)
  private var constants = NameTable(capacity: 512)
  private var meaningsOfConstants: [Int32] = []
  /// The elements that were read, by their text.
  private var elementNames = NameTable(capacity: 1_024)
  private var elements: [Element] = []
  private var choices: [Symbol] = []
  /// The elements of the pattern that is read.
  private var pattern: [Element] = []

  /// - Parameter words: How many words are expected, a power of two; more are no harm.
  init(conventions: Conventions, words: Int) {
    self.conventions = conventions
    grammar = GrammarBuilder(words: words)
    for action in Action.allCases {
      let name = Array(action.rawValue.utf8)
      _ = actions.number(of: name.span)
    }
  }

  mutating func read(_ sources: [String]) {
    for source in sources {
      // A last line has its end, too.
      var text: [UInt8] = []
      text.reserveCapacity(source.utf8.count + 1)
      text.append(contentsOf: source.utf8)
      text.append(UInt8(ascii: "\n"))
      let bytes = text.span
      var position = 0
      while position < bytes.count { position = line(bytes, position) }
    }
    if grammar.isFull { faults.append("more patterns than a grammar holds") }
  }

  /// Reads the line that begins at the position, and tells where the next one begins.
  private mutating func line(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while bytes[index] == UInt8(ascii: " ") { index += 1 }
    let begin = index
    if bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "\n") { return bytes.lineEnd(index) + 1 }
    // The sign is the first one between blanks.
    while bytes[index] != UInt8(ascii: "\n") {
      let isSign = bytes[index] == UInt8(ascii: "=") || bytes[index] == UInt8(ascii: ":")
      if isSign, bytes[index - 1] == UInt8(ascii: " "), index > begin, bytes[index + 1] == UInt8(ascii: " ") { break }
      index += 1
    }
    let sign = bytes[index]
    let end = bytes.lineEnd(index)
    let head = bytes.trimmed(begin..<index)
    if sign == UInt8(ascii: "=") {
      words(bytes, head, index + 1..<end)
    } else if bytes.starts(head, with: "spell ") {
      let parts = bytes.words(in: head)
      if parts.count == 3 { spell(bytes, parts[1], parts[2]) }
    } else if sign == UInt8(ascii: ":"), bytes.starts(head, with: "compound ") {
      compounds(bytes, bytes.trimmed(head.lowerBound + 9..<head.upperBound), index + 1..<end)
    } else if sign == UInt8(ascii: ":") {
      pattern(bytes, head, index + 1..<end)
    } else {
      faults.append("neither words nor a pattern: \(bytes.string(head))")
    }
    return end + 1
  }

  // MARK: Words

  private mutating func words(_ bytes: Span<UInt8>, _ head: Range<Int>, _ phrases: Range<Int>) {
    let blank = bytes.index(of: UInt8(ascii: " "), in: head) ?? head.upperBound
    let name = head.lowerBound..<blank
    let symbol = grammar.symbol(bytes.extracting(name))
    let value = bytes.trimmed(blank..<head.upperBound)
    let meaning = value.isEmpty ? 0 : constant(bytes, value, isUnit: isUnit(bytes, name))
    ruleOfPhrases = nil
    var start = phrases.lowerBound
    while start < phrases.upperBound {
      let end = bytes.index(of: UInt8(ascii: ","), in: start..<phrases.upperBound) ?? phrases.upperBound
      let piece = bytes.trimmed(start..<end)
      phrase(bytes, piece, symbol, meaning)
      for number in spellings.indices where mayBeSpelled(bytes, piece) {
        guard let form = spellings[number].form(of: bytes.extracting(piece)) else { continue }
        phrase(form.span, 0..<form.count, symbol, meaning)
      }
      start = end + 1
    }
  }

  private mutating func spell(_ bytes: Span<UInt8>, _ letter: Range<Int>, _ digraph: Range<Int>) {
    spellings.append(Spelling(letter: bytes.array(letter), digraph: bytes.array(digraph)))
    let byte = bytes[letter.lowerBound]
    spelledBytes[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  /// Whether a byte of the phrase begins something that has another spelling: most have none.
  private func mayBeSpelled(_ bytes: Span<UInt8>, _ piece: Range<Int>) -> Bool {
    for index in piece where spelledBytes[Int(bytes[index] >> 6)] >> UInt64(bytes[index] & 63) & 1 == 1 { return true }
    return false
  }

  /// Adds a word or a phrase of several.
  private mutating func phrase(_ bytes: Span<UInt8>, _ piece: Range<Int>, _ symbol: Symbol, _ meaning: Int) {
    guard !piece.isEmpty else { return }
    if let word = FoldedWord(letters: bytes.extracting(piece)) { return add(word, symbol, meaning) }
    parts.split(bytes, piece)
    if parts.isOneWord {
      if let word = FoldedWord(bytes.extracting(piece)) { add(word, symbol, meaning) }
      return
    }
    var node = 0
    for index in 0..<parts.count {
      // A mark inside a phrase touches what stands before and behind it, where it does in the list.
      if index > 0, parts[index].isGlued { node = grammar.step(node, predicate: 0) }
      node = grammar.step(node, grammar.literal(bytes.extracting(parts[index].range)))
    }
    guard node != 0 else { return }
    var completion = Grammar.Completion(symbol: symbol, rule: rule(forPhrasesOf: meaning))
    for index in 0..<parts.count { completion = completion.with(index) }
    grammar.complete(node, completion)
  }

  /// The rule of the phrases of the line that is read, which all have the meaning.
  private mutating func rule(forPhrasesOf meaning: Int) -> Int {
    if let known = ruleOfPhrases { return known }
    var rule = Grammar.Rule(.constant)
    rule.append(~meaning)
    let made = grammar.addRule(rule)
    ruleOfPhrases = made
    return made
  }

  mutating func add(_ word: borrowing FoldedWord, _ symbol: Symbol, _ meaning: Int) {
    lists.add(grammar.addWord(word, symbol, meaning: meaning), symbol, meaning)
  }

  /// The word and the other ways to spell it.
  func forms(_ bytes: Span<UInt8>, _ word: Range<Int>) -> [FoldedWord] {
    var forms: [FoldedWord] = []
    if let form = FoldedWord(bytes.extracting(word)) { forms.append(form) }
    for spelling in spellings {
      if let other = spelling.form(of: bytes.extracting(word)), let form = FoldedWord(other.span) { forms.append(form) }
    }
    return forms
  }

  // MARK: Patterns

  /// What stands in a pattern: choices, or a predicate.
  private struct Element {
    var choices = 0..<0
    var predicate = -1
    var isOptional = false
    var isGlued = false
  }

  private mutating func pattern(_ bytes: Span<UInt8>, _ head: Range<Int>, _ rest: Range<Int>) {
    pattern.removeAll(keepingCapacity: true)
    var position = rest.lowerBound
    var consuming = 0
    while let piece = bytes.word(from: &position, to: rest.upperBound), !bytes.starts(piece, with: "->") {
      guard let element = element(bytes, piece) else { continue }
      pattern.append(element)
      if element.predicate < 0 { consuming += 1 }
    }
    guard let rule = rule(bytes, position..<rest.upperBound, of: consuming) else { return }
    if consuming > ElementMap.capacity { faults.append("too many elements: \(bytes.string(rest))") }
    let symbol = grammar.symbol(bytes.extracting(head))
    let completion = Grammar.Completion(symbol: symbol, rule: grammar.addRule(rule))
    expand(0, element: 0, node: 0, completion)
  }

  /// What stands behind the arrow, for so many elements.
  mutating func rule(_ bytes: Span<UInt8>, _ text: Range<Int>, of elements: Int) -> Grammar.Rule? {
    var position = text.lowerBound
    guard let word = bytes.word(from: &position, to: text.upperBound) else {
      var rule = Grammar.Rule(elements == 1 ? .pass : .merge)
      for element in 0..<elements { rule.append(element) }
      return rule
    }
    let name = bytes.extracting(word)
    guard let action = actions.find(name, hash: NameTable.hash(name)).map({ Action.allCases[$0] }) else {
      faults.append("no such action: \(bytes.string(word))")
      return nil
    }
    var rule = Grammar.Rule(action)
    while let argument = bytes.word(from: &position, to: text.upperBound) {
      if bytes[argument.lowerBound] == UInt8(ascii: "$"),
        let number = Int(bytes.string(argument.lowerBound + 1..<argument.upperBound))
      {
        if number < 1 || number > elements { faults.append("no such element: \(bytes.string(argument))") }
        rule.append(max(number - 1, 0))
      } else {
        rule.append(~constant(bytes, argument, isUnit: false))
      }
    }
    return rule
  }

  private mutating func element(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Element? {
    let (index, isNew) = elementNames.number(of: bytes.extracting(text))
    if isNew { elements.append(newElement(bytes, text)) }
    let element = elements[index]
    if element.predicate < 0, element.choices.isEmpty {
      faults.append("no such predicate: \(bytes.string(text))")
      return nil
    }
    return element
  }

  /// An element without choices and predicate is none.
  private mutating func newElement(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Element {
    var element = Element()
    var (start, end) = (text.lowerBound, text.upperBound)
    if bytes[start] == UInt8(ascii: "@") {
      let colon = bytes.index(of: UInt8(ascii: ":"), in: text)
      let symbol = colon.map { grammar.symbol(bytes.extracting($0 + 1..<end)) }
      let predicate = Predicate(bytes.string(start + 1..<(colon ?? end)), symbol)
      element.predicate = predicate.map { grammar.number(of: $0) } ?? -1
      return element
    }
    if end - start > 1, bytes[end - 1] == UInt8(ascii: "?"),
      !(end - start > 2 && bytes[end - 2] == UInt8(ascii: "\"") && bytes[end - 3] == UInt8(ascii: "?"))
    {
      element.isOptional = true
      end -= 1
    }
    if bytes[start] == UInt8(ascii: "~") {
      element.isGlued = true
      start += 1
    }
    let first = choices.count
    while start < end {
      let bar = bytes.index(of: UInt8(ascii: "|"), in: start..<end) ?? end
      if let literal = bytes.literal(start..<bar) {
        choices.append(grammar.literal(bytes.extracting(literal)))
      } else if bar > start {
        choices.append(grammar.symbol(bytes.extracting(start..<bar)))
      }
      start = bar + 1
    }
    element.choices = first..<choices.count
    return element
  }

  private mutating func expand(_ index: Int, element: Int, node: Int, _ completion: Grammar.Completion) {
    guard index < pattern.count else {
      grammar.complete(node, completion)
      return
    }
    let first = pattern[index]
    if first.predicate >= 0 {
      expand(index + 1, element: element, node: grammar.step(node, predicate: first.predicate), completion)
      return
    }
    let more = completion.with(element)
    let start = first.isGlued && node != 0 ? grammar.step(node, predicate: 0) : node
    for choice in first.choices {
      expand(index + 1, element: element + 1, node: grammar.step(start, choices[choice]), more)
    }
    if first.isOptional { expand(index + 1, element: element + 1, node: node, completion) }
  }

  // MARK: Constants

  /// The number of the meaning that the text names.
  private mutating func constant(_ bytes: Span<UInt8>, _ text: Range<Int>, isUnit: Bool) -> Int {
    if isUnit, let unit = CalendarUnit(named: bytes.string(text)) { return grammar.addMeaning(.unit(unit)) }
    let (index, isNew) = constants.number(of: bytes.extracting(text))
    if isNew {
      let number = bytes[text.lowerBound].isDigit ? bytes.integer(text) : nil
      let meaning = number.map { Meaning.integer($0) } ?? Meaning(constant: bytes.string(text))
      meaningsOfConstants.append(Int32(truncatingIfNeeded: grammar.addMeaning(meaning)))
    }
    return Int(meaningsOfConstants[index])
  }

  /// Whether the symbol's words are units of time.
  private func isUnit(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    bytes.starts(name, with: "unit") && (name.count == 4 || bytes[name.lowerBound + 4] == UInt8(ascii: "-"))
  }
}
