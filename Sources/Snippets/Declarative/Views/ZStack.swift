/// Views one upon another, the last one in front.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment?
  private let content: Content

  /// The views lie at the middle where nothing else is said.
  public init(alignment: Alignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func nodes() -> [ViewNode] { [ViewNode(.depthStack(alignment: alignment, children: content.nodes()))] }
}
