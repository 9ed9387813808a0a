/// The words and patterns of one language, compiled so that a chart can follow them symbol by symbol.
///
/// Patterns that begin alike share their beginning (a trie). Between two elements a node may ask a ``Predicate``, which
/// takes no token.
struct Grammar: Sendable {
  /// A pattern that ends at a node, with the element that each matched constituent stands for.
  struct Completion: Sendable {
    let symbol: Symbol
    let rule: Int
    let elements: [UInt8]
  }

  struct Rule: Sendable {
    let action: Action
    let arguments: [Argument]
  }

  enum Argument: Sendable {
    case element(Int)
    case constant(Meaning)
  }

  struct Node: Sendable {
    var predicates: [(predicate: Predicate, node: Int)] = []
    var completions: [Completion] = []
  }

  private(set) var vocabulary = Vocabulary()
  private(set) var rules: [Rule] = []
  private(set) var nodes: [Node] = [Node()]
  /// Whether a node has completions or predicates, so that most steps need not look into it.
  private(set) var isBare: [Bool] = [true]
  private var symbols: [String: Symbol] = [:]
  private var transitions = TransitionTable()
  /// The literal of an ASCII mark, by its code.
  private var marks: [Symbol?] = Array(repeating: nil, count: 128)

  /// The symbol of the name, which is made where it is new; a literal's name stands in quotation marks.
  mutating func symbol(_ name: String) -> Symbol {
    if let symbol = symbols[name] { return symbol }
    let symbol = Symbol(id: UInt16(clamping: symbols.count + 1))
    symbols[name] = symbol
    return symbol
  }

  /// The symbol of the name, where the language has it.
  func existing(_ name: String) -> Symbol? { symbols[name] }

  func mark(_ code: UInt8) -> Symbol? { code < 128 ? marks[Int(code)] : nil }

  @inline(__always) func next(_ node: Int, _ symbol: Symbol) -> Int? { transitions.target(node, symbol) }

  /// The literal's symbol; its word becomes known to the vocabulary, its mark to the chart.
  mutating func literal(_ word: String) -> Symbol {
    let name = "\"\(word)\""
    if let symbol = symbols[name] { return symbol }
    let symbol = symbol(name)
    if let code = word.utf8.first, word.utf8.count == 1, code < 128, !code.isLetter, !code.isDigit {
      marks[Int(code)] = symbol
    } else {
      addWord(word, Vocabulary.Sense(symbol: symbol, meaning: .none))
    }
    return symbol
  }

  mutating func addWord(_ word: String, _ sense: Vocabulary.Sense) {
    Array(word.utf8).withUnsafeBufferPointer { bytes in
      if let folded = FoldedWord(bytes) { vocabulary.add(sense, to: folded) }
    }
  }

  mutating func addRule(_ rule: Rule) -> Int {
    rules.append(rule)
    return rules.count - 1
  }

  /// What one way through a pattern consists of.
  enum Step: Sendable {
    case symbol(Symbol, element: Int)
    case predicate(Predicate)
  }

  /// Adds one way through a pattern.
  mutating func addPath(_ steps: [Step], symbol: Symbol, rule: Int) {
    var node = 0
    var elements: [UInt8] = []
    for step in steps {
      switch step {
      case .symbol(let symbol, let element):
        elements.append(UInt8(clamping: element))
        if let known = transitions.target(node, symbol) {
          node = known
        } else {
          nodes.append(Node())
          isBare.append(true)
          transitions.add(node, symbol, nodes.count - 1)
          node = nodes.count - 1
        }
      case .predicate(let predicate):
        if let known = nodes[node].predicates.first(where: { $0.predicate == predicate }) {
          node = known.node
        } else {
          nodes.append(Node())
          isBare.append(true)
          nodes[node].predicates.append((predicate, nodes.count - 1))
          isBare[node] = false
          node = nodes.count - 1
        }
      }
    }
    guard !elements.isEmpty else { return }
    isBare[node] = false
    nodes[node].completions.append(Completion(symbol: symbol, rule: rule, elements: elements))
  }
}
