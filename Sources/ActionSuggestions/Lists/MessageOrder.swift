import JSONRPC

/// The order of messages of one moment: what the calls have shown, and by id where they have shown nothing.
///
/// It follows from the links alone, not from the order in which they came. Links that contradict each other count for
/// nothing.
struct MessageOrder {
  struct Link: Hashable {
    var earlier: OpaqueID
    var later: OpaqueID

    init(earlier: String, later: String) {
      self.earlier = OpaqueID(earlier)
      self.later = OpaqueID(later)
    }
  }

  private var followers: [OpaqueID: [OpaqueID]] = [:]
  private var indegree: [OpaqueID: Int] = [:]

  init(links: [Link]) {
    for link in Set(links) {
      followers[link.earlier, default: []].append(link.later)
      indegree[link.later, default: 0] += 1
      indegree[link.earlier, default: 0] += 0
    }
  }

  /// The first of the messages; nil where there are none.
  func first(of ids: [String]) -> String? {
    let places = places(of: ids)
    return ids.min { places[OpaqueID($0), default: 0] < places[OpaqueID($1), default: 0] }
  }

  /// The place of each of the messages among them.
  func places(of ids: [String]) -> [OpaqueID: Int] {
    var waiting = indegree
    let wanted = Set(ids.map { OpaqueID($0) })
    for id in wanted { waiting[id, default: 0] += 0 }
    var places: [OpaqueID: Int] = [:]
    while !waiting.isEmpty {
      let free = waiting.filter { $0.value == 0 }
      // Where all that is left goes in circles, the smallest id breaks them.
      let candidates = (free.isEmpty ? waiting : free).keys
      guard let next = candidates.min(by: { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }) else { break }
      if wanted.contains(next) { places[next] = places.count }
      waiting[next] = nil
      for follower in followers[next] ?? [] {
        if let count = waiting[follower] { waiting[follower] = max(0, count - 1) }
      }
    }
    return places
  }
}
