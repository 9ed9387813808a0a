import JSONRPC

extension ViewNode {
  /// Whether the two are the same element, in what may be different states of it.
  func isSameElement(as other: ViewNode) -> Bool {
    content.typeName == other.content.typeName && Self.areSame(id, other.id) && Self.areSame(key, other.key)
  }

  private static func areSame(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.hasSameBytes(as: right)
    default: false
    }
  }

  /// The children that stand in a row; labels, headers and other slots belong to the node itself.
  var sequence: [ViewNode] {
    switch content {
    case .verticalStack(_, _, let children), .horizontalStack(_, _, let children), .depthStack(_, let children),
      .grid(_, _, _, let children), .gridRow(_, let children), .list(let children), .section(_, _, let children),
      .group(let children), .groupBox(_, let children), .disclosureGroup(_, _, let children),
      .contentUnavailableView(_, _, _, let children):
      children
    default: []
    }
  }

  func withSequence(_ children: [ViewNode]) -> ViewNode {
    var copy = self
    switch content {
    case .verticalStack(let alignment, let spacing, _):
      copy.content = .verticalStack(alignment: alignment, spacing: spacing, children: children)
    case .horizontalStack(let alignment, let spacing, _):
      copy.content = .horizontalStack(alignment: alignment, spacing: spacing, children: children)
    case .depthStack(let alignment, _): copy.content = .depthStack(alignment: alignment, children: children)
    case .grid(let alignment, let horizontal, let vertical, _):
      copy.content = .grid(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, children: children)
    case .gridRow(let alignment, _): copy.content = .gridRow(alignment: alignment, children: children)
    case .list: copy.content = .list(children: children)
    case .section(let header, let footer, _):
      copy.content = .section(header: header, footer: footer, children: children)
    case .group: copy.content = .group(children: children)
    case .groupBox(let label, _): copy.content = .groupBox(label: label, children: children)
    case .disclosureGroup(let label, let isExpanded, _):
      copy.content = .disclosureGroup(label: label, isExpanded: isExpanded, children: children)
    case .contentUnavailableView(let title, let systemImage, let description, _):
      copy.content = .contentUnavailableView(
        title: title, systemImage: systemImage, description: description, actions: children)
    default: break
    }
    return copy
  }

  /// The children in a row, each with an id that no other has: its own id or key, else its type, and how many before it
  /// are called the same.
  func identifiedSequence(below parent: String) -> [(id: String, node: ViewNode)] {
    var counts: [OpaqueID: Int] = [:]
    return sequence.map { child in
      let name = child.id.map { "#" + $0 } ?? child.key.map { ":" + $0 } ?? ""
      // Lengths keep a name that holds a slash apart from two names.
      let component = "\(child.content.typeName)\(name.isEmpty ? "" : "\(name.utf8.count)\(name)")"
      let count = counts[OpaqueID(component), default: 0]
      counts[OpaqueID(component)] = count + 1
      return ("\(parent == "/" ? "" : parent)/\(component).\(count)", child)
    }
  }
}
