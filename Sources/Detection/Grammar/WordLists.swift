/// The words of each symbol in the order in which they were added.
struct WordLists {
  /// A word of the vocabulary with the number of its meaning.
  struct Entry {
    let word: Int32
    let meaning: Int32
    /// The next word of the same symbol; -1 ends.
    fileprivate(set) var next: Int32 = -1
  }

  private var entries: [Entry] = []
  /// The first and the last entry by the symbol's number.
  private var ends: [(first: Int32, last: Int32)] = []

  init() {
    entries.reserveCapacity(8_192)
    ends.reserveCapacity(2_048)
  }

  mutating func add(_ word: Int, _ symbol: Symbol, _ meaning: Int) {
    let id = Int(symbol.id)
    while ends.count <= id { ends.append((-1, -1)) }
    let number = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(word: Int32(truncatingIfNeeded: word), meaning: Int32(truncatingIfNeeded: meaning)))
    if ends[id].first < 0 { ends[id].first = number } else { entries[Int(ends[id].last)].next = number }
    ends[id].last = number
  }

  /// The words of the symbol; none where it has none.
  func entries(of symbol: Symbol) -> [Entry] {
    var found: [Entry] = []
    var number = Int(symbol.id) < ends.count ? Int(ends[Int(symbol.id)].first) : -1
    while number >= 0 {
      found.append(entries[number])
      number = Int(entries[number].next)
    }
    return found
  }
}
