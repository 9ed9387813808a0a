/// The words and patterns of one language, compiled so that a chart can follow them symbol by symbol.
///
/// Patterns that begin alike share their beginning (a trie). Between two elements a node may ask a ``Predicate``, which
/// takes no token.
struct Grammar: Sendable {
  /// A pattern that ends at a node, with the element that each matched constituent stands for.
  struct Completion: Sendable {
    let symbol: Symbol
    let rule: Int
    let elements: ElementMap
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

  /// The node behind the node and the symbol, which is made where it is new.
  mutating func step(_ node: Int, _ symbol: Symbol) -> Int {
    if let known = transitions.target(node, symbol) { return known }
    nodes.append(Node())
    transitions.add(node, symbol, nodes.count - 1)
    return nodes.count - 1
  }

  mutating func step(_ node: Int, _ predicate: Predicate) -> Int {
    if let known = nodes[node].predicates.first(where: { $0.predicate == predicate }) { return known.node }
    nodes.append(Node())
    nodes[node].predicates.append((predicate, nodes.count - 1))
    return nodes.count - 1
  }

  /// Lets a pattern end at the node.
  mutating func complete(_ node: Int, _ completion: Completion) {
    guard completion.elements.count > 0 else { return }
    nodes[node].completions.append(completion)
  }

  // MARK: Followed

  /// How a constituent that begins at a place may begin a pattern: behind predicates that are asked of the place.
  struct Opening: Sendable {
    /// Indices into ``openingPredicates``.
    let predicates: [Int]
    let node: Int
  }

  private(set) var openingPredicates: [Predicate] = []
  private var openings: [Opening] = []
  private var openingBounds: [Int32] = []
  private var completions: [Completion] = []
  private var completionBounds: [Int32] = []
  private var inner: [(predicate: Predicate, node: Int)] = []
  private var innerBounds: [Int32] = []

  /// Lays everything out flat, once all patterns are known.
  mutating func seal() {
    var bySymbol: [[Opening]] = Array(repeating: [], count: symbols.count + 2)
    open(0, behind: [], &bySymbol)
    for entries in bySymbol {
      openingBounds.append(Int32(clamping: openings.count))
      openings += entries
    }
    openingBounds.append(Int32(clamping: openings.count))
    for node in nodes {
      completionBounds.append(Int32(clamping: completions.count))
      innerBounds.append(Int32(clamping: inner.count))
      completions += node.completions
      inner += node.predicates
    }
    completionBounds.append(Int32(clamping: completions.count))
    innerBounds.append(Int32(clamping: inner.count))
  }

  private mutating func open(_ node: Int, behind predicates: [Int], _ bySymbol: inout [[Opening]]) {
    for id in 1...max(symbols.count, 1) {
      let symbol = Symbol(id: UInt16(clamping: id))
      guard let next = transitions.target(node, symbol), bySymbol.indices.contains(id) else { continue }
      bySymbol[id].append(Opening(predicates: predicates, node: next))
    }
    guard predicates.count < 4 else { return }
    for (predicate, next) in nodes[node].predicates {
      let index = openingPredicates.firstIndex(of: predicate) ?? openingPredicates.count
      if index == openingPredicates.count { openingPredicates.append(predicate) }
      open(next, behind: predicates + [index], &bySymbol)
    }
  }

  @inline(__always) func openings(of symbol: Symbol) -> Range<Int> {
    let id = Int(symbol.id)
    return Int(openingBounds[id])..<Int(openingBounds[id + 1])
  }

  @inline(__always) func completions(at node: Int) -> Range<Int> {
    Int(completionBounds[node])..<Int(completionBounds[node + 1])
  }

  @inline(__always) func predicates(at node: Int) -> Range<Int> {
    Int(innerBounds[node])..<Int(innerBounds[node + 1])
  }

  @inline(__always) func opening(_ index: Int) -> Opening { openings[index] }

  @inline(__always) func completion(_ index: Int) -> Completion { completions[index] }

  @inline(__always) func predicate(_ index: Int) -> (predicate: Predicate, node: Int) { inner[index] }
}
