/// Several views in a row, as a builder puts them together.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public func nodes() -> [ViewNode] {
    var nodes: [ViewNode] = []
    for view in repeat each content { nodes += view.nodes() }
    return nodes
  }
}
