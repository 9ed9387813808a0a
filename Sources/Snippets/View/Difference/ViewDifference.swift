import JSONRPC

/// What changed from one view to the next, by the identity of nodes: an id or a key where there is one, else the place
/// among those siblings of the same type that have none.
///
/// For a host's animations, and for tests. On the wire views are always whole.
public struct ViewDifference: Sendable, Equatable {
  /// For each parent, from the root down: what is removed, then what is new or has another place, the first child
  /// first. What has another place is taken out before anything is put in.
  public let changes: [ViewChange]

  /// The steps from one view to another; none where they are equal. As few children as can be are moved.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes.
  public init(from old: ViewNode, to new: ViewNode) {
    guard old.isSameElement(as: new) else {
      changes = [.replacedRoot(new)]
      return
    }
    var changes: [ViewChange] = []
    Self.compare(old, new, at: "/", &changes)
    self.changes = changes
  }

  /// The view after the changes; nil where they are another view's.
  public func applied(to old: ViewNode) -> ViewNode? {
    if case .replacedRoot(let node)? = changes.first { return node }
    var arena = ViewArena(old)
    for change in changes {
      switch change {
      case .removed(let id), .moved(let id, _): guard arena.detach(id) else { return nil }
      default: break
      }
    }
    for change in changes {
      switch change {
      case .removed: break
      case .replacedRoot: return nil
      case .changed(let id, let node): guard arena.replace(id, by: node) else { return nil }
      case .moved(let id, let index): guard arena.attach(id, at: index) else { return nil }
      case .inserted(let id, let parent, let index, let node):
        guard arena.insert(node, as: id, below: parent, at: index) else { return nil }
      }
    }
    return arena.root
  }

  private static func compare(_ old: ViewNode, _ new: ViewNode, at id: String, _ changes: inout [ViewChange]) {
    guard old != new else { return }
    let shell = new.withSequence([])
    if old.withSequence([]) != shell { changes.append(.changed(id: id, node: shell)) }
    let before = old.identifiedSequence(below: id)
    let after = new.identifiedSequence(below: id)
    let placeBefore = Dictionary(
      before.enumerated().map { (OpaqueID($1.id), $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(after.map { OpaqueID($0.id) })
    for child in before where !kept.contains(OpaqueID(child.id)) { changes.append(.removed(id: child.id)) }
    let staying = longestIncreasing(after.compactMap { placeBefore[OpaqueID($0.id)] })
    for (index, child) in after.enumerated() {
      guard let place = placeBefore[OpaqueID(child.id)] else {
        changes.append(.inserted(id: child.id, parent: id, index: index, node: child.node))
        continue
      }
      if !staying.contains(place) { changes.append(.moved(id: child.id, index: index)) }
    }
    for child in after {
      guard let place = placeBefore[OpaqueID(child.id)] else { continue }
      compare(before[place].node, child.node, at: child.id, &changes)
    }
  }

  /// The longest increasing subsequence of different numbers, as a set.
  private static func longestIncreasing(_ numbers: [Int]) -> Set<Int> {
    // The places in `numbers` at which the best subsequence of each length ends, and what comes before each place.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: Set<Int> = []
    var place = ends.last
    while let current = place {
      result.insert(numbers[current])
      place = previous[current]
    }
    return result
  }
}
