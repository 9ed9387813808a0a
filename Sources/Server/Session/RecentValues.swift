internal import JSONRPC

/// What is known of the ids that were used lately. It is bounded: of those that were not, nothing is known any more,
/// and nothing of them is under way either.
///
/// It holds two generations: when the younger is full the older is forgotten.
struct RecentValues<Value: Comparable> {
  private var young: [OpaqueID: Value] = [:]
  private var old: [OpaqueID: Value] = [:]

  private static var generation: Int { 4_096 }

  subscript(id: OpaqueID) -> Value? { young[id] ?? old[id] }

  /// Remembers the value, unless a greater one is known.
  mutating func insert(_ value: Value, for id: OpaqueID) {
    if let index = young.index(forKey: id) {
      young.values[index] = max(value, young.values[index])
      return
    }
    young[id] = old.isEmpty ? value : max(value, old[id] ?? value)
    guard young.count > Self.generation else { return }
    old = young
    young = [:]
  }
}

extension RecentValues: Sendable where Value: Sendable {}
