/// Where a symbol leads from a node: a hash table with open addressing.
struct TransitionTable: Sendable {
  private var keys: [UInt64] = Array(repeating: 0, count: 32_768)
  private var targets: [Int32] = Array(repeating: 0, count: 32_768)
  private var count = 0

  @inline(__always) func target(_ node: Int, _ symbol: Symbol) -> Int? {
    let key = Self.key(node, symbol)
    var slot = Self.slot(key, keys.count)
    while keys[slot] != 0 {
      if keys[slot] == key { return Int(targets[slot]) }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  mutating func add(_ node: Int, _ symbol: Symbol, _ target: Int) {
    if count * 2 >= keys.count {
      let old = (keys, targets)
      keys = Array(repeating: 0, count: keys.count * 2)
      targets = Array(repeating: 0, count: keys.count)
      for index in old.0.indices where old.0[index] != 0 { place(old.0[index], old.1[index]) }
    }
    place(Self.key(node, symbol), Int32(clamping: target))
    count += 1
  }

  private mutating func place(_ key: UInt64, _ target: Int32) {
    var slot = Self.slot(key, keys.count)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    targets[slot] = target
  }

  /// Symbols begin at 1, so no key is 0.
  @inline(__always) private static func key(_ node: Int, _ symbol: Symbol) -> UInt64 {
    UInt64(truncatingIfNeeded: node) << 16 | UInt64(symbol.id)
  }

  @inline(__always) private static func slot(_ key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
  }
}
