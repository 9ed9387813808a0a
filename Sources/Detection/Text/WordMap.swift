/// Values by words, in a hash table with open addressing that is quickly made.
package struct WordMap<Value: Sendable>: Sendable {
  private var entries: [(key: WordKey, value: Value)] = []
  /// Numbers of entries plus one; 0 is free. A power of two long, at most half full.
  private var slots: [Int32] = []

  package init() {}

  /// - Parameter capacity: How many words are expected, a power of two; more are no harm.
  init(capacity: Int) {
    slots = Array(repeating: 0, count: capacity * 2)
    entries.reserveCapacity(capacity)
  }

  package subscript(key: WordKey) -> Value? {
    let slot = find(key)
    return slot >= 0 && slots[slot] > 0 ? entries[Int(slots[slot]) - 1].value : nil
  }

  package func contains(_ key: WordKey) -> Bool {
    let slot = find(key)
    return slot >= 0 && slots[slot] > 0
  }

  /// Changes the word's value, or the initial one where it has none.
  package mutating func update(_ key: WordKey, from initial: @autoclosure () -> Value, _ change: (inout Value) -> Void)
  {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let slot = find(key)
    if slots[slot] == 0 {
      entries.append((key, initial()))
      slots[slot] = Int32(truncatingIfNeeded: entries.count)
    }
    change(&entries[Int(slots[slot]) - 1].value)
  }

  /// The word's slot, or the free one where it belongs; -1 in an empty table.
  private func find(_ key: WordKey) -> Int {
    guard !slots.isEmpty else { return -1 }
    let mask = slots.count - 1
    var slot = key.bits & mask
    while slots[slot] > 0, entries[Int(slots[slot]) - 1].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(64, slots.count * 2))
    let mask = slots.count - 1
    for (index, entry) in entries.enumerated() {
      var slot = entry.key.bits & mask
      while slots[slot] > 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
