/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let spacing: Double?
  private let content: Content

  /// Without a spacing, in points, the platform's.
  public init(alignment: VerticalAlignment? = nil, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func nodes() -> [ViewNode] {
    [.horizontalStack(alignment: alignment, spacing: spacing, content.nodes())]
  }
}
