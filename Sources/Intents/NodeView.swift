import Snippets

/// A node that was made by hand, among views.
struct NodeView: PrimitiveView {
  let node: ViewNode

  func nodes() -> [ViewNode] { [node] }
}
