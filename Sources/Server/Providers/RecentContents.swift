internal import JSONRPC

/// What messages said when they were looked at last. It is bounded: of what was not looked at lately nothing is known.
///
/// It holds two generations: when the younger is full the older is forgotten.
struct RecentContents: Sendable {
  private var young: [OpaqueID: [UInt8]] = [:]
  private var old: [OpaqueID: [UInt8]] = [:]

  private static let generation = 2_048

  subscript(id: OpaqueID) -> [UInt8]? { young[id] ?? old[id] }

  mutating func insert(_ content: [UInt8], for id: OpaqueID) {
    young[id] = content
    guard young.count > Self.generation else { return }
    old = young
    young = [:]
  }

  mutating func remove(_ id: OpaqueID) {
    young[id] = nil
    old[id] = nil
  }
}
