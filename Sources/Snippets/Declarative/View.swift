/// A piece of a snippet's view, written as in SwiftUI.
///
/// A view of your own has a ``body``; what it is made of becomes the nodes of a ``ViewNode`` tree when an intent returns
/// it. There is no state and no closure in it: what a control does is an intent.
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// The nodes that the view comes to. Only the views of this module have nodes of their own.
  func nodes() -> [ViewNode]
}

extension View {
  /// Those of the body.
  public func nodes() -> [ViewNode] { body.nodes() }

  /// The view as one node: several stand below each other.
  public func node() -> ViewNode {
    let nodes = nodes()
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .verticalStack(nodes)
  }
}

/// A view that has nodes of its own instead of a body.
public protocol PrimitiveView: View where Body == NoBody {}

extension PrimitiveView {
  /// Nothing is looked for in it, for the nodes are there.
  public var body: NoBody { NoBody() }
}
