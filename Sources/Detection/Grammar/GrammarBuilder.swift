/// Takes in the words and patterns of a language. Everything lies in flat arrays, so that it takes little time.
struct GrammarBuilder {
  private struct Node {
    /// The first of a node's completions and of its questions, and the last; -1 is none.
    var completions: (first: Int32, last: Int32) = (-1, -1)
    var questions: (first: Int32, last: Int32) = (-1, -1)
    /// What leads to the node: a symbol, or 0 for a predicate.
    var parent: Int32 = 0
    var symbol = Symbol(id: 0)
  }

  private(set) var vocabulary = Vocabulary()
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
  private var nodes: [Node] = [Node()]
  /// As the patterns add them, each with the next one of the same node.
  private var completions: [(completion: Grammar.Completion, next: Int32)] = []
  private var questions: [(question: Grammar.Question, next: Int32)] = []

  init() {
    rules.reserveCapacity(1_024)
    meanings.reserveCapacity(512)
    nodes.reserveCapacity(8_192)
    completions.reserveCapacity(4_096)
    questions.reserveCapacity(1_024)
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

  /// The number of the meaning.
  mutating func addMeaning(_ meaning: Meaning) -> Int {
    if meaning.isNone { return 0 }
    meanings.append(meaning)
    return meanings.count - 1
  }

  /// The number of the rule.
  mutating func addRule(_ rule: Grammar.Rule) -> Int {
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
    if let known = transitions.target(node, symbol) { return known }
    guard nodes.count <= TransitionTable.maximumNode else { return node }
    nodes.append(Node(parent: Int32(truncatingIfNeeded: node), symbol: symbol))
    transitions.add(node, symbol, nodes.count - 1)
    return nodes.count - 1
  }

  /// The node behind the node and the predicate with the number.
  mutating func step(_ node: Int, predicate: Int) -> Int {
    var question = Int(nodes[node].questions.first)
    while question >= 0 {
      let known = questions[question].question
      if Int(known.predicate) == predicate { return Int(known.node) }
      question = Int(questions[question].next)
    }
    nodes.append(Node(parent: Int32(truncatingIfNeeded: node)))
    let number = Int32(truncatingIfNeeded: questions.count)
    let made = Int32(truncatingIfNeeded: nodes.count - 1)
    questions.append((Grammar.Question(predicate: Int32(truncatingIfNeeded: predicate), node: made), -1))
    if nodes[node].questions.first < 0 {
      nodes[node].questions.first = number
    } else {
      questions[Int(nodes[node].questions.last)].next = number
    }
    nodes[node].questions.last = number
    return nodes.count - 1
  }

  /// Lets a pattern end at the node.
  mutating func complete(_ node: Int, _ completion: Grammar.Completion) {
    guard completion.elements.count > 0 else { return }
    let number = Int32(truncatingIfNeeded: completions.count)
    completions.append((completion, -1))
    if nodes[node].completions.first < 0 {
      nodes[node].completions.first = number
    } else {
      completions[Int(nodes[node].completions.last)].next = number
    }
    nodes[node].completions.last = number
  }

  // MARK: Laid out

  /// The completions and questions in the order of their nodes.
  func ends() -> ([Grammar.Completion], [Grammar.Question], [Grammar.Bounds]) {
    var completions: [Grammar.Completion] = []
    var questions: [Grammar.Question] = []
    var bounds: [Grammar.Bounds] = []
    completions.reserveCapacity(self.completions.count)
    questions.reserveCapacity(self.questions.count)
    bounds.reserveCapacity(nodes.count + 1)
    func bound() -> Grammar.Bounds {
      Grammar.Bounds(
        completions: Int32(truncatingIfNeeded: completions.count), questions: Int32(truncatingIfNeeded: questions.count)
      )
    }
    for node in nodes {
      bounds.append(bound())
      var number = Int(node.completions.first)
      while number >= 0 {
        completions.append(self.completions[number].completion)
        number = Int(self.completions[number].next)
      }
      number = Int(node.questions.first)
      while number >= 0 {
        questions.append(self.questions[number].question)
        number = Int(self.questions[number].next)
      }
    }
    bounds.append(bound())
    return (completions, questions, bounds)
  }

  /// The transitions that leave the root, and the nodes that only predicates part from it, in the order of their
  /// symbols, with the bounds of each symbol and the predicates.
  func openings() -> ([Grammar.Opening], [Int32], [Int32]) {
    var ranks = [Int32](repeating: -1, count: nodes.count)
    var behind: [Range<Int32>] = []
    var predicates: [Int32] = []
    open(0, behind: [], &ranks, &behind, &predicates)
    var entries: [(key: UInt64, node: Int32)] = []
    for (number, node) in nodes.enumerated() where node.symbol.id > 0 && ranks[Int(node.parent)] >= 0 {
      let rank = UInt64(ranks[Int(node.parent)])
      entries.append((UInt64(node.symbol.id) << 32 | rank, Int32(truncatingIfNeeded: number)))
    }
    entries.sort { $0.key < $1.key }
    var openings: [Grammar.Opening] = []
    var bounds: [Int32] = []
    openings.reserveCapacity(entries.count)
    bounds.reserveCapacity(symbolCount + 3)
    for entry in entries {
      while bounds.count <= Int(entry.key >> 32) { bounds.append(Int32(truncatingIfNeeded: openings.count)) }
      openings.append(Grammar.Opening(predicates: behind[Int(entry.key & 0xFFFF_FFFF)], node: entry.node))
    }
    while bounds.count <= symbolCount + 2 { bounds.append(Int32(truncatingIfNeeded: openings.count)) }
    return (openings, bounds, predicates)
  }

  /// Ranks the node and what lies behind up to four predicates.
  private func open(
    _ node: Int, behind asked: [Int32], _ ranks: inout [Int32], _ behind: inout [Range<Int32>],
    _ predicates: inout [Int32]
  ) {
    ranks[node] = Int32(truncatingIfNeeded: behind.count)
    let start = Int32(truncatingIfNeeded: predicates.count)
    predicates += asked
    behind.append(start..<Int32(truncatingIfNeeded: predicates.count))
    guard asked.count < 4 else { return }
    var number = Int(nodes[node].questions.first)
    while number >= 0 {
      let question = questions[number].question
      open(Int(question.node), behind: asked + [question.predicate], &ranks, &behind, &predicates)
      number = Int(questions[number].next)
    }
  }
}
