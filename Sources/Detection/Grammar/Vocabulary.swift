/// The words of a language with what each may be.
struct Vocabulary: Sendable {
  /// One thing that a word may be, with the number of its meaning in the grammar.
  struct Sense: Sendable {
    let symbol: Symbol
    let meaning: Int32
    /// The next thing that the same word may be; -1 ends.
    fileprivate(set) var next: Int32 = -1
  }

  private struct Ends {
    let first: Int32
    var last: Int32
  }

  private var words: NameTable
  /// Of the senses of a word the first and the last.
  private var ends: [Ends] = []
  private var senses: [Sense] = []

  /// - Parameter expected: How many words there will be, a power of two; more are no harm.
  init(expected: Int) {
    words = NameTable(capacity: expected)
    ends.reserveCapacity(8_192)
    senses.reserveCapacity(8_192)
  }

  /// The number of the first thing that the word may be; -1 where the language does not know it.
  @inline(__always) func firstSense(of word: borrowing FoldedWord) -> Int {
    guard let index = find(word) else { return -1 }
    return Int(ends[index].first)
  }

  @inline(__always) func sense(_ number: Int) -> Sense { senses[number] }

  /// Tells what the word may be; nothing where the language does not know it.
  func forEachSense(of word: borrowing FoldedWord, _ body: (Sense) -> Void) {
    var sense = firstSense(of: word)
    while sense >= 0 {
      body(senses[sense])
      sense = Int(senses[sense].next)
    }
  }

  /// Whether the word may be the symbol.
  func has(_ symbol: Symbol, _ word: borrowing FoldedWord) -> Bool {
    var sense = firstSense(of: word)
    while sense >= 0 {
      if senses[sense].symbol == symbol { return true }
      sense = Int(senses[sense].next)
    }
    return false
  }

  /// The word with the number.
  func word(_ number: Int) -> FoldedWord { words.withName(number) { FoldedWord($0) } ?? FoldedWord() }

  /// Gives the word one more sense, and tells the word's number; nil where it has one with the symbol.
  mutating func addNew(_ sense: Sense, to word: borrowing FoldedWord) -> Int? {
    let name = word.bytes.span.extracting(0..<word.count)
    let hash = NameTable.hash(name)
    let added = Int32(clamping: senses.count)
    guard let index = words.find(name, hash: hash) else {
      senses.append(sense)
      ends.append(Ends(first: added, last: added))
      return words.add(name, hash: hash)
    }
    var known = Int(ends[index].first)
    while known >= 0 {
      if senses[known].symbol == sense.symbol { return nil }
      known = Int(senses[known].next)
    }
    senses.append(sense)
    senses[Int(ends[index].last)].next = added
    ends[index].last = added
    return index
  }

  /// Gives the word one more sense, and tells the word's number.
  @discardableResult mutating func add(_ sense: Sense, to word: borrowing FoldedWord) -> Int {
    let added = Int32(clamping: senses.count)
    senses.append(sense)
    let (index, isNew) = words.number(of: word.bytes.span.extracting(0..<word.count))
    if isNew {
      ends.append(Ends(first: added, last: added))
    } else {
      senses[Int(ends[index].last)].next = added
      ends[index].last = added
    }
    return index
  }

  @inline(__always) private func find(_ word: borrowing FoldedWord) -> Int? {
    let name = word.bytes.span.extracting(0..<word.count)
    return words.find(name, hash: NameTable.hash(name))
  }
}
