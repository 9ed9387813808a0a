/// Views one below another.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment?
  private let spacing: Double?
  private let content: Content

  /// Without a spacing, in points, the platform's.
  public init(alignment: HorizontalAlignment? = nil, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func nodes() -> [ViewNode] {
    [.verticalStack(alignment: alignment, spacing: spacing, content.nodes())]
  }
}
