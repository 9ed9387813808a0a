internal import JSONRPC

/// The action lists that were answered last, as JSON, so that asking again costs no look into the store.
///
/// It holds two generations: when the younger is full the older is forgotten, and what is still asked for moves up.
struct AnswerCache {
  private var young: [OpaqueID: [UInt8]] = [:]
  private var old: [OpaqueID: [UInt8]] = [:]
  private var youngBytes = 0

  private static let generationBytes = 2 << 20

  /// The list of the message.
  subscript(id: OpaqueID) -> [UInt8]? {
    mutating get {
      if let answer = young[id] { return answer }
      guard let answer = old.removeValue(forKey: id) else { return nil }
      insert(answer, for: id)
      return answer
    }
  }

  mutating func insert(_ answer: [UInt8], for id: OpaqueID) {
    remove(id)
    young[id] = answer
    youngBytes += answer.count
    guard youngBytes > Self.generationBytes else { return }
    old = young
    young = [:]
    youngBytes = 0
  }

  mutating func remove(_ id: OpaqueID) {
    if !old.isEmpty { old[id] = nil }
    if !young.isEmpty, let answer = young.removeValue(forKey: id) { youngBytes -= answer.count }
  }
}
