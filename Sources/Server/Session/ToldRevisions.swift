internal import JSONRPC

/// The newest revision of each action list that the client was told, so that it is never told an older one afterwards.
///
/// It is bounded: of lists that were told long ago nothing is known, and nothing of them is under way any more either.
struct ToldRevisions {
  private var young: [OpaqueID: Int] = [:]
  private var old: [OpaqueID: Int] = [:]

  private static let generation = 4_096

  subscript(id: OpaqueID) -> Int? { young[id] ?? old[id] }

  /// The client is told this revision of the list.
  mutating func insert(_ revision: Int, for id: OpaqueID) {
    young[id] = max(revision, self[id] ?? revision)
    guard young.count > Self.generation else { return }
    old = young
    young = [:]
  }
}
