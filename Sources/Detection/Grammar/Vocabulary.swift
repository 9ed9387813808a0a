/// The words of a language with what each may be, in a hash table that is compared byte by byte.
struct Vocabulary: Sendable {
  /// One thing that a word may be.
  struct Sense: Sendable {
    let symbol: Symbol
    let meaning: Meaning
  }

  private var bytes: [UInt8] = []
  private var hashes: [UInt64] = []
  /// Where a word begins in ``bytes``, and one more for the end of the last one.
  private var starts: [Int32] = [0]
  /// Of the senses of a word the first; each leads to the next one, and -1 ends.
  private var first: [Int32] = []
  private var senses: [Sense] = []
  private var following: [Int32] = []
  /// Indices of words, plus one; 0 is free. A power of two long, at most half full.
  private var slots: [Int32] = Array(repeating: 0, count: 64)

  /// The number of the first thing that the word may be; -1 where the language does not know it.
  @inline(__always) func firstSense(of word: borrowing FoldedWord) -> Int {
    guard let index = find(word) else { return -1 }
    return Int(first[index])
  }

  /// The number of the next thing that the same word may be; -1 behind the last one.
  @inline(__always) func nextSense(_ sense: Int) -> Int { Int(following[sense]) }

  @inline(__always) func sense(_ number: Int) -> Sense { senses[number] }

  /// Tells what the word may be; nothing where the language does not know it.
  func forEachSense(of word: borrowing FoldedWord, _ body: (Sense) -> Void) {
    var sense = firstSense(of: word)
    while sense >= 0 {
      body(senses[sense])
      sense = nextSense(sense)
    }
  }

  /// Whether the word may be the symbol.
  func has(_ symbol: Symbol, _ word: borrowing FoldedWord) -> Bool {
    guard let index = find(word) else { return false }
    var sense = Int(first[index])
    while sense >= 0 {
      if senses[sense].symbol == symbol { return true }
      sense = Int(following[sense])
    }
    return false
  }

  mutating func add(_ sense: Sense, to word: borrowing FoldedWord) {
    senses.append(sense)
    following.append(-1)
    let added = Int32(clamping: senses.count - 1)
    if let index = find(word) {
      var last = Int(first[index])
      while following[last] >= 0 { last = Int(following[last]) }
      following[last] = added
      return
    }
    for index in 0..<word.count { bytes.append(word.bytes[index]) }
    hashes.append(word.hash)
    starts.append(Int32(clamping: bytes.count))
    first.append(added)
    if hashes.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for index in hashes.indices { place(index) }
    } else {
      place(hashes.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index + 1)
  }

  private func find(_ word: borrowing FoldedWord) -> Int? {
    var slot = Int(truncatingIfNeeded: word.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == word.hash, isSame(index, word) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ index: Int, _ word: borrowing FoldedWord) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == word.count else { return false }
    for offset in 0..<word.count where bytes[start + offset] != word.bytes[offset] { return false }
    return true
  }
}
