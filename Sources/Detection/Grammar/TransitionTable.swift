/// Where a symbol leads from a node: a hash table with open addressing.
struct TransitionTable: Sendable {
  /// The largest number of a node.
  static let maximumNode = 0xFF_FFFE

  /// A node (24 bits), a symbol (16) and the target (24) in one; 0 is free. Symbols begin at 1, so no entry is 0.
  private var entries: [UInt64] = Array(repeating: 0, count: 16_384)
  private var count = 0

  @inline(__always) func target(_ node: Int, _ symbol: Symbol) -> Int? {
    let key = Self.key(node, symbol)
    let mask = entries.count - 1
    var slot = Self.slot(key) & mask
    while entries[slot] != 0 {
      if entries[slot] >> 24 == key { return Int(entries[slot] & 0xFF_FFFF) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  mutating func add(_ node: Int, _ symbol: Symbol, _ target: Int) {
    if count * 4 >= entries.count * 3 {
      let old = entries
      entries = Array(repeating: 0, count: entries.count * 2)
      for entry in old where entry != 0 { place(entry) }
    }
    place(Self.key(node, symbol) << 24 | UInt64(truncatingIfNeeded: target))
    count += 1
  }

  private mutating func place(_ entry: UInt64) {
    let mask = entries.count - 1
    var slot = Self.slot(entry >> 24) & mask
    while entries[slot] != 0 { slot = (slot + 1) & mask }
    entries[slot] = entry
  }

  @inline(__always) private static func key(_ node: Int, _ symbol: Symbol) -> UInt64 {
    UInt64(truncatingIfNeeded: node) << 16 | UInt64(symbol.id)
  }

  @inline(__always) private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
