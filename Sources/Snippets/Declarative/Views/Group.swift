/// Views to which modifiers are applied together; it has no look of its own.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func nodes() -> [ViewNode] { content.nodes() }
}
