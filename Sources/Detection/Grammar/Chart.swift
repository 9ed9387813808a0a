/// All constituents of a stretch of tokens, found from right to left: what begins at a token is made of what begins there
/// and what is known to begin behind it.
///
/// A constituent has at most ``maximumTokens``, a position at most ``maximumConstituents``, and the search from a position
/// ends after ``maximumSteps``, so the work grows with the text and no faster.
struct Chart {
  static let maximumTokens = 40
  static let maximumConstituents = 96
  static let maximumSteps = 3_000

  /// The constituents that begin at a token.
  private struct Bounds {
    var start = 0
    var end = 0

    var range: Range<Int> { start..<end }
  }

  private let text: TokenizedText
  private let language: Language
  private let interpreter: Interpreter
  /// The index of the token under which position 0 is kept.
  private let base: Int
  private var constituents: [Constituent] = []
  private var bounds: [Bounds]
  private var steps = 0
  /// The token whose constituents are looked for.
  private var current = 0
  /// Which of the first 64 opening predicates were asked of it, and which of them hold.
  private var asked: UInt64 = 0
  private var answers: UInt64 = 0
  /// Kept so that its memory is made once.
  private var children: [Int] = []

  /// Reads the tokens of the range; those behind it do not exist for the chart.
  init(_ text: TokenizedText, language: Language, tokens: Range<Int>) {
    self.text = text
    self.language = language
    interpreter = Interpreter(conventions: language.conventions, constants: language.grammar.meanings)
    base = tokens.lowerBound
    bounds = Array(repeating: Bounds(), count: tokens.count)
    constituents.reserveCapacity(tokens.count * 4)
    for index in tokens.reversed() { fill(index) }
  }

  /// What begins at the token.
  func constituents(at index: Int) -> ArraySlice<Constituent> {
    let position = index - base
    guard bounds.indices.contains(position) else { return [] }
    return constituents[bounds[position].range]
  }

  private mutating func fill(_ index: Int) {
    let start = constituents.count
    current = index
    addTerminals(index)
    guard constituents.count > start else { return }
    steps = 0
    (asked, answers) = (0, 0)
    var next = start
    var children = self.children
    while next < constituents.count {
      children.append(next)
      for index in language.grammar.openings(of: constituents[next].symbol) {
        let opening = language.grammar.opening(index)
        if opening.asked.count == 0 || holds(opening.asked, at: current) {
          follow(Int(opening.node), constituents[next].end, &children, start)
        }
      }
      children.removeAll(keepingCapacity: true)
      next += 1
    }
    text.visits.count += steps
    bounds[index - base] = Bounds(start: start, end: constituents.count)
  }

  /// Whether all predicates hold at the place; each is asked once.
  private mutating func holds(_ predicates: Grammar.Asked, at index: Int) -> Bool {
    for position in 0..<predicates.count {
      let predicate = Int(language.grammar.openingPredicates[Int(predicates.first + position)])
      guard predicate < 64 else {
        if !language.grammar.predicates[predicate].holds(text, at: index, language: language) { return false }
        continue
      }
      let bit = UInt64(1) << UInt64(predicate)
      if asked & bit == 0 {
        asked |= bit
        if language.grammar.predicates[predicate].holds(text, at: index, language: language) { answers |= bit }
      }
      if answers & bit == 0 { return false }
    }
    return true
  }

  private mutating func follow(_ node: Int, _ position: Int, _ children: inout [Int], _ start: Int) {
    steps += 1
    guard steps < Self.maximumSteps else { return }
    let ends = language.grammar.node(node)
    var number = Int(ends.completion)
    while number >= 0 {
      let completion = language.grammar.completion(number)
      complete(completion, position, children, start)
      number = Int(completion.next)
    }
    number = Int(ends.question)
    while number >= 0 {
      let question = language.grammar.question(number)
      if language.grammar.predicates[Int(question.predicate)].holds(text, at: position, language: language) {
        follow(Int(question.node), position, &children, start)
      }
      number = Int(question.next)
    }
    let offset = position - base
    guard ends.symbols != 0, bounds.indices.contains(offset) else { return }
    for candidate in bounds[offset].range {
      guard let target = language.grammar.next(node, ends, constituents[candidate].symbol),
        constituents[candidate].end - current <= Self.maximumTokens
      else { continue }
      children.append(candidate)
      follow(target, constituents[candidate].end, &children, start)
      children.removeLast()
    }
  }

  private mutating func complete(
    _ completion: Grammar.Completion, _ end: Int, _ children: [Int], _ start: Int
  ) {
    guard constituents.count - start < Self.maximumConstituents else { return }
    for known in start..<constituents.count
    where constituents[known].symbol == completion.symbol && constituents[known].end == end { return }
    let rule = language.grammar.rules[Int(completion.rule)]
    let meaning = interpreter.meaning(of: rule, completion.elements) { constituents[children[$0]].meaning }
    guard let meaning else { return }
    constituents.append(Constituent(symbol: completion.symbol, end: end, meaning: meaning))
  }

  // MARK: Tokens

  private mutating func addTerminals(_ index: Int) {
    let token = text[index]
    switch token.kind {
    case .word: addSenses(index)
    case .number: addNumber(index, token)
    case .mark:
      // Signs beyond ASCII, and those of currencies, are words.
      if token.count > 1 || token.isMark("$") { addSenses(index) }
      guard token.mark != 0, let symbol = language.grammar.mark(token.mark) else { return }
      constituents.append(Constituent(symbol: symbol, end: index + 1, meaning: .none))
    case .newline, .masked, .end: return
    }
  }

  private mutating func addSenses(_ index: Int) {
    guard let word = text.folded(index) else { return }
    var sense = language.grammar.vocabulary.firstSense(of: word)
    while sense >= 0 {
      let found = language.grammar.vocabulary.sense(sense)
      let meaning = language.grammar.meanings[Int(found.meaning)]
      constituents.append(Constituent(symbol: found.symbol, end: index + 1, meaning: meaning))
      if found.symbol == language.symbols.zoneArea, let symbol = language.symbols.zoneName,
        let zone = text.zoneName(at: index)
      {
        constituents.append(Constituent(symbol: symbol, end: zone.end, meaning: .name(zone.name)))
      }
      sense = Int(found.next)
    }
  }

  private mutating func addNumber(_ index: Int, _ token: Token) {
    if token.count <= 4 { addSenses(index) }
    let symbols = language.symbols
    func add(_ symbol: Symbol?, _ meaning: Meaning, end: Int) {
      if let symbol { constituents.append(Constituent(symbol: symbol, end: end, meaning: meaning)) }
    }
    if token.number >= 0 {
      let value = Int(token.number)
      let meaning = Meaning.integer(value)
      switch token.digits {
      case 1, 2:
        if value < 10, token.digits == 2 { add(symbols.hourPadded, meaning, end: index + 1) }
        if value <= 24 { add(symbols.hour, meaning, end: index + 1) }
        if value >= 1, value <= 31 { add(symbols.day, meaning, end: index + 1) }
        if value >= 1, value <= 12 { add(symbols.month, meaning, end: index + 1) }
        if token.digits == 2 {
          if value < 60 { add(symbols.minute, meaning, end: index + 1) }
          add(symbols.year2, meaning, end: index + 1)
        }
      case 3: add(symbols.digits3, meaning, end: index + 1)
      case 4:
        add(symbols.digits4, meaning, end: index + 1)
        if value >= 1_000, value < 3_000 { add(symbols.year4, meaning, end: index + 1) }
      case 8: add(symbols.digits8, meaning, end: index + 1)
      default: break
      }
    }
    let whole = NumberScanner(text: text, conventions: language.conventions)
    for (value, end) in whole.readings(at: index) { add(symbols.number, .number(value), end: end) }
  }
}
