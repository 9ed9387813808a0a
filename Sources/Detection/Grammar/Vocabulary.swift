/// The words of a language with what each may be, in a hash table that is compared byte by byte.
struct Vocabulary: Sendable {
  /// One thing that a word may be.
  struct Sense: Sendable {
    let symbol: Symbol
    let meaning: Meaning
  }

  private var bytes: [UInt8] = []
  private var entries: [(hash: UInt64, start: Int, count: Int, senses: [Sense])] = []
  /// Indices of entries, plus one; 0 is free. A power of two long, at most half full.
  private var slots: [Int32] = Array(repeating: 0, count: 64)

  /// What the word may be; empty where the language does not know it.
  func senses(of word: borrowing FoldedWord) -> [Sense] {
    guard let index = find(word) else { return [] }
    return entries[index].senses
  }

  mutating func add(_ sense: Sense, to word: borrowing FoldedWord) {
    if let index = find(word) {
      entries[index].senses.append(sense)
      return
    }
    let start = bytes.count
    for index in 0..<word.count { bytes.append(word.bytes[index]) }
    entries.append((word.hash, start, word.count, [sense]))
    if entries.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index + 1)
  }

  private func find(_ word: borrowing FoldedWord) -> Int? {
    var slot = Int(truncatingIfNeeded: word.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == word.hash, entry.count == word.count, isSame(entry.start, word) { return Int(slots[slot]) - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ start: Int, _ word: borrowing FoldedWord) -> Bool {
    for index in 0..<word.count where bytes[start + index] != word.bytes[index] { return false }
    return true
  }
}
