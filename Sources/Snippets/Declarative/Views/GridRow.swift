/// One row of a ``Grid``, each view in a column.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Without an alignment the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func nodes() -> [ViewNode] {
    [ViewNode(.gridRow(alignment: alignment, children: content.nodes()))]
  }
}
