import JSONRPC

/// A tree taken apart, so that nodes can be found by id and moved.
struct ViewArena {
  private struct Entry {
    var node: ViewNode
    var parent: OpaqueID?
    var children: [OpaqueID]
  }

  private var entries: [OpaqueID: Entry] = [:]

  init(_ root: ViewNode) {
    add(root, as: OpaqueID("/"), below: nil)
  }

  /// The tree put together again; nil where a part of it is missing.
  var root: ViewNode? { node(OpaqueID("/")) }

  private func node(_ id: OpaqueID) -> ViewNode? {
    guard let entry = entries[id] else { return nil }
    var children: [ViewNode] = []
    for child in entry.children {
      guard let node = node(child) else { return nil }
      children.append(node)
    }
    return entry.node.withSequence(children)
  }

  private mutating func add(_ node: ViewNode, as id: OpaqueID, below parent: OpaqueID?) {
    let children = node.identifiedSequence(below: id.text)
    entries[id] = Entry(node: node.withSequence([]), parent: parent, children: children.map { OpaqueID($0.id) })
    for child in children { add(child.node, as: OpaqueID(child.id), below: id) }
  }

  /// Takes a node out of its parent's children; it stays known.
  mutating func detach(_ name: String) -> Bool {
    let id = OpaqueID(name)
    guard let parent = entries[id]?.parent, let place = entries[parent]?.children.firstIndex(of: id) else {
      return false
    }
    entries[parent]?.children.remove(at: place)
    return true
  }

  mutating func attach(_ name: String, at index: Int) -> Bool {
    let id = OpaqueID(name)
    guard let parent = entries[id]?.parent, let count = entries[parent]?.children.count, (0...count).contains(index)
    else { return false }
    entries[parent]?.children.insert(id, at: index)
    return true
  }

  mutating func insert(_ node: ViewNode, as id: String, below parent: String, at index: Int) -> Bool {
    let parent = OpaqueID(parent)
    guard entries[parent] != nil else { return false }
    add(node, as: OpaqueID(id), below: parent)
    return attach(id, at: index)
  }

  mutating func replace(_ name: String, by node: ViewNode) -> Bool {
    let id = OpaqueID(name)
    guard entries[id] != nil else { return false }
    entries[id]?.node = node.withSequence([])
    return true
  }
}
