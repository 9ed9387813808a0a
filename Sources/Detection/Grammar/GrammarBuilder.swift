/// Takes in the words and patterns of a language. Everything lies in flat arrays, so that it takes little time.
struct GrammarBuilder {
  private(set) var vocabulary: Vocabulary
  private(set) var rules: [Grammar.Rule] = []
  /// The constants of words and rules; the first one is none.
  private(set) var meanings: [Meaning] = [.none]
  private(set) var predicates: [Predicate] = [.glued]
  private(set) var names = NameTable(capacity: 512)
  private(set) var symbolsOfNames: [Symbol] = []
  private(set) var transitions = TransitionTable()
  /// The literal of an ASCII mark, by its code.
  private(set) var marks: [Symbol?] = Array(repeating: nil, count: 128)
  private var symbolCount = 0
  private var literals = NameTable(capacity: 512)
  private var symbolsOfLiterals: [Symbol] = []
  private(set) var nodes: [Grammar.Node] = [Grammar.Node(openingRank: 0)]
  private(set) var completions: [Grammar.Completion] = []
  private(set) var questions: [Grammar.Question] = []
  /// The transitions of the root and of what only predicates part from it.
  private var edges: [Edge] = []
  private var openingNodes = 1
  /// Whether there were more patterns than a grammar holds.
  private(set) var isFull = false

  private struct Edge {
    let rank: Int16
    let symbol: Symbol
    let node: UInt16
  }

  /// - Parameter words: How many words are expected, a power of two; more are no harm.
  init(words: Int) {
    vocabulary = Vocabulary(expected: words)
    rules.reserveCapacity(2_048)
    meanings.reserveCapacity(4_096)
    nodes.reserveCapacity(12_288)
    completions.reserveCapacity(8_192)
    questions.reserveCapacity(1_024)
    edges.reserveCapacity(1_024)
    symbolsOfNames.reserveCapacity(1_024)
    symbolsOfLiterals.reserveCapacity(2_048)
  }

  private mutating func newSymbol() -> Symbol {
    symbolCount += 1
    return Symbol(id: UInt16(clamping: symbolCount))
  }

  /// The symbol of the name, which is made where it is new.
  mutating func symbol(_ name: Span<UInt8>) -> Symbol {
    let (index, isNew) = names.number(of: name)
    if isNew { symbolsOfNames.append(newSymbol()) }
    return symbolsOfNames[index]
  }

  /// The symbol of the name; nil where no line has it.
  func existing(_ name: Span<UInt8>) -> Symbol? {
    names.find(name, hash: NameTable.hash(name)).map { symbolsOfNames[$0] }
  }

  /// The literal's symbol; its word becomes known to the vocabulary, its mark to the chart.
  mutating func literal(_ word: Span<UInt8>) -> Symbol {
    let (index, isNew) = literals.number(of: word)
    if isNew {
      let symbol = newSymbol()
      symbolsOfLiterals.append(symbol)
      if word.count == 1, word[0] < 128, !word[0].isLetter, !word[0].isDigit {
        marks[Int(word[0])] = symbol
      } else if let folded = FoldedWord(word) {
        addWord(folded, symbol, meaning: 0)
      }
    }
    return symbolsOfLiterals[index]
  }

  /// Tells the word's number.
  @discardableResult mutating func addWord(_ word: borrowing FoldedWord, _ symbol: Symbol, meaning: Int) -> Int {
    vocabulary.add(Vocabulary.Sense(symbol: symbol, meaning: Int32(clamping: meaning)), to: word)
  }

  /// Tells the word's number; nil where it is the symbol already.
  mutating func addNewWord(_ word: borrowing FoldedWord, _ symbol: Symbol, meaning: Int) -> Int? {
    vocabulary.addNew(Vocabulary.Sense(symbol: symbol, meaning: Int32(clamping: meaning)), to: word)
  }

  /// The number of the meaning.
  mutating func addMeaning(_ meaning: Meaning) -> Int {
    if meaning.isNone { return 0 }
    meanings.append(meaning)
    return meanings.count - 1
  }

  /// The number of the rule.
  mutating func addRule(_ rule: Grammar.Rule) -> Int {
    guard rules.count < Int(UInt16.max) else {
      isFull = true
      return 0
    }
    rules.append(rule)
    return rules.count - 1
  }

  /// The number of the predicate.
  mutating func number(of predicate: Predicate) -> Int {
    if let known = predicates.firstIndex(of: predicate) { return known }
    predicates.append(predicate)
    return predicates.count - 1
  }

  /// The node behind the node and the symbol, which is made where it is new.
  mutating func step(_ node: Int, _ symbol: Symbol) -> Int {
    if nodes[node].symbols & symbol.bit != 0, let known = transitions.target(node, symbol, nodes) { return known }
    let made = nodes.count
    guard made <= TransitionTable.maximumNode else {
      isFull = true
      return node
    }
    let target = Grammar.Node(parent: UInt16(truncatingIfNeeded: node), symbol: symbol)
    transitions.add(target, nodes)
    nodes[node].symbols |= symbol.bit
    let rank = nodes[node].openingRank
    if rank >= 0 { edges.append(Edge(rank: rank, symbol: symbol, node: UInt16(truncatingIfNeeded: made))) }
    nodes.append(target)
    return made
  }

  /// The node behind the node and the predicate with the number.
  mutating func step(_ node: Int, predicate: Int) -> Int {
    var last = -1
    var question = Int(nodes[node].question)
    while question >= 0 {
      if Int(questions[question].predicate) == predicate { return Int(questions[question].node) }
      last = question
      question = Int(questions[question].next)
    }
    let made = nodes.count
    guard made <= TransitionTable.maximumNode, let number = Int16(exactly: questions.count) else {
      isFull = true
      return node
    }
    questions.append(
      Grammar.Question(predicate: Int32(truncatingIfNeeded: predicate), node: Int32(truncatingIfNeeded: made)))
    if last < 0 { nodes[node].question = number } else { questions[last].next = Int32(number) }
    var next = Grammar.Node()
    if nodes[node].openingRank >= 0 {
      next.openingRank = Int16(truncatingIfNeeded: openingNodes)
      openingNodes += 1
    }
    nodes.append(next)
    return made
  }

  /// Lets a pattern end at the node.
  mutating func complete(_ node: Int, _ completion: Grammar.Completion) {
    guard completion.elements.count > 0 else { return }
    let number = Int32(truncatingIfNeeded: completions.count)
    completions.append(completion)
    var last = Int(nodes[node].completion)
    guard last >= 0 else {
      nodes[node].completion = number
      return
    }
    while completions[last].next >= 0 { last = Int(completions[last].next) }
    completions[last].next = number
  }

  // MARK: Openings

  /// The transitions that leave the root, and the nodes that only predicates part from it, in the order of their
  /// symbols, with the bounds of each symbol and the predicates.
  func openings() -> ([Grammar.Opening], [Int32], [Int32]) {
    var order = [Int32](repeating: -1, count: openingNodes)
    var behind: [Grammar.Asked] = []
    var predicates: [Int32] = []
    open(0, behind: [], &order, &behind, &predicates)
    // By their symbols, those of one symbol by the order of their nodes, those of one node as they were made: counted, as
    // there are few symbols and nodes.
    let ordered = Self.sorted(edges.filter { order[Int($0.rank)] >= 0 }, below: behind.count) { order[Int($0.rank)] }
    let sorted = Self.sorted(ordered.values, below: symbolCount + 2) { Int32($0.symbol.id) }
    let openings = sorted.values.map { edge in
      Grammar.Opening(asked: behind[Int(order[Int(edge.rank)])], node: Int32(edge.node))
    }
    return (openings, sorted.bounds, predicates)
  }

  /// The values in the order of their keys, those of one key as they stand, and where each key begins.
  private static func sorted(
    _ values: [Edge], below end: Int, _ key: (Edge) -> Int32
  ) -> (values: [Edge], bounds: [Int32]) {
    var bounds = [Int32](repeating: 0, count: end + 1)
    for value in values { bounds[Int(key(value)) + 1] += 1 }
    for index in 1..<bounds.count { bounds[index] += bounds[index - 1] }
    var next = bounds
    var sorted = values
    for value in values {
      let place = Int(key(value))
      sorted[Int(next[place])] = value
      next[place] += 1
    }
    return (sorted, bounds)
  }

  /// Puts the node and what lies behind up to four predicates in order.
  private func open(
    _ node: Int, behind asked: [Int32], _ order: inout [Int32], _ behind: inout [Grammar.Asked],
    _ predicates: inout [Int32]
  ) {
    order[Int(nodes[node].openingRank)] = Int32(truncatingIfNeeded: behind.count)
    let start = Int32(truncatingIfNeeded: predicates.count)
    predicates += asked
    behind.append(Grammar.Asked(first: start, count: Int32(truncatingIfNeeded: asked.count)))
    guard asked.count < 4 else { return }
    var number = Int(nodes[node].question)
    while number >= 0 {
      let question = questions[number]
      open(Int(question.node), behind: asked + [question.predicate], &order, &behind, &predicates)
      number = Int(question.next)
    }
  }
}
