/// Rows whose views stand below one another; a view that is no ``GridRow`` goes across.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment?
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  /// Without a spacing, in points, the platform's.
  public init(
    alignment: Alignment? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public func nodes() -> [ViewNode] {
    [
      ViewNode(
        .grid(
          alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
          children: content.nodes()))
    ]
  }
}
