/// The words and patterns of one language, laid out so that a chart can follow them symbol by symbol.
///
/// Patterns that begin alike share their beginning (a trie). Between two elements a node may ask a ``Predicate``, which
/// takes no token. ``GrammarBuilder`` makes it.
struct Grammar: Sendable {
  /// A pattern that ends at a node, with the element that each matched constituent stands for.
  struct Completion: Sendable {
    private(set) var elements = ElementMap()
    /// The next one of the same node; -1 ends.
    var next: Int32 = -1
    let rule: UInt16
    let symbol: Symbol

    init(symbol: Symbol, rule: Int) {
      self.symbol = symbol
      self.rule = UInt16(clamping: rule)
    }

    /// With one more element that is matched.
    func with(_ element: Int) -> Completion {
      var more = self
      more.elements.append(element)
      return more
    }
  }

  /// What a pattern makes of its elements.
  struct Rule: Sendable {
    let action: Action
    private var length: UInt8 = 0
    /// An element's number, or the complement of the number of a meaning.
    private(set) var arguments: InlineArray<15, Int16> = .init(repeating: 0)

    init(_ action: Action) { self.action = action }

    var count: Int { Int(length) }

    /// What does not fit is left out.
    mutating func append(_ argument: Int) {
      guard count < 15, let argument = Int16(exactly: argument) else { return }
      arguments[count] = argument
      length += 1
    }
  }

  /// The place of some predicates in ``openingPredicates``.
  struct Asked: Sendable {
    let first: Int32
    let count: Int32
  }

  /// How a constituent that begins at a place may begin a pattern: behind predicates that are asked of the place.
  struct Opening: Sendable {
    let asked: Asked
    let node: Int32
  }

  /// A place between the elements of patterns.
  struct Node: Sendable {
    /// The number of its first completion; -1 for none.
    var completion: Int32 = -1
    /// The bits of the symbols that lead on from it, so that most others are known by one look to lead nowhere.
    var symbols: UInt32 = 0
    /// The number of its first question; -1 for none.
    var question: Int16 = -1
    /// Which one it is among those that only predicates part from the root; -1 for others.
    var openingRank: Int16 = -1
    /// The node and the symbol that lead to it; no symbol where nothing or a predicate does.
    var parent: UInt16 = 0
    var symbol = Symbol.none
  }

  /// A predicate, by its number, and the node behind it.
  struct Question: Sendable {
    let predicate, node: Int32
    /// The next one of the same node; -1 ends.
    var next: Int32 = -1
  }

  let vocabulary: Vocabulary
  let rules: [Rule]
  /// The constants of words and rules; the first one is none.
  let meanings: [Meaning]
  let predicates: [Predicate]
  /// Numbers of predicates.
  let openingPredicates: [Int32]
  private let names: NameTable
  private let symbols: [Symbol]
  private let marks: [Symbol?]
  private let transitions: TransitionTable
  private let openings: [Opening]
  /// Where the openings of a symbol begin; one more for the end of the last one.
  private let openingBounds: [Int32]
  private let nodes: [Node]
  private let completions: [Completion]
  private let questions: [Question]

  init(_ builder: consuming GrammarBuilder) {
    vocabulary = builder.vocabulary
    rules = builder.rules
    meanings = builder.meanings
    predicates = builder.predicates
    names = builder.names
    symbols = builder.symbolsOfNames
    marks = builder.marks
    transitions = builder.transitions
    nodes = builder.nodes
    completions = builder.completions
    questions = builder.questions
    (openings, openingBounds, openingPredicates) = builder.openings()
  }

  /// The symbol of the name, where the language has it.
  func existing(_ name: String) -> Symbol? {
    let bytes = Array(name.utf8)
    return names.find(bytes.span, hash: NameTable.hash(bytes.span)).map { symbols[$0] }
  }

  /// The literal of an ASCII mark.
  func mark(_ code: UInt8) -> Symbol? { code < 128 ? marks[Int(code)] : nil }

  /// Where the symbol leads from the node with the number.
  @inline(__always) func next(_ number: Int, _ node: Node, _ symbol: Symbol) -> Int? {
    node.symbols & symbol.bit == 0 ? nil : transitions.target(number, symbol, nodes)
  }

  @inline(__always) func openings(of symbol: Symbol) -> Range<Int> {
    let id = Int(symbol.id)
    return Int(openingBounds[id])..<Int(openingBounds[id + 1])
  }

  @inline(__always) func opening(_ index: Int) -> Opening { openings[index] }

  @inline(__always) func node(_ number: Int) -> Node { nodes[number] }

  @inline(__always) func completion(_ number: Int) -> Completion { completions[number] }

  @inline(__always) func question(_ number: Int) -> Question { questions[number] }
}
