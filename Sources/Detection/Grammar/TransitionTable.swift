/// Where a symbol leads from a node: a hash table with open addressing. Nodes tell what leads to them, so that an entry is
/// no more than the number of a node.
struct TransitionTable: Sendable {
  /// The largest number of a node.
  static let maximumNode = Int(UInt16.max)

  /// The number of a node, and 0, which is the root and no target, where nothing is. A power of two long.
  private var entries: [UInt16] = Array(repeating: 0, count: 16_384)
  private var count = 0

  @inline(__always) func target(_ node: Int, _ symbol: Symbol, _ nodes: [Grammar.Node]) -> Int? {
    let mask = entries.count - 1
    var slot = Self.slot(node, symbol) & mask
    while entries[slot] != 0 {
      let target = Int(entries[slot])
      if Int(nodes[target].parent) == node, nodes[target].symbol == symbol { return target }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds the target, which is the next of the nodes.
  mutating func add(_ target: Grammar.Node, _ nodes: [Grammar.Node]) {
    if count * 4 >= entries.count * 3 {
      let old = entries
      entries = Array(repeating: 0, count: entries.count * 2)
      for entry in old where entry != 0 { place(nodes[Int(entry)], entry) }
    }
    place(target, UInt16(clamping: nodes.count))
    count += 1
  }

  private mutating func place(_ node: Grammar.Node, _ number: UInt16) {
    let mask = entries.count - 1
    var slot = Self.slot(Int(node.parent), node.symbol) & mask
    while entries[slot] != 0 { slot = (slot + 1) & mask }
    entries[slot] = number
  }

  @inline(__always) private static func slot(_ node: Int, _ symbol: Symbol) -> Int {
    let key = UInt64(truncatingIfNeeded: node) << 16 | UInt64(symbol.id)
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
