/// Views in a box.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// With a label above.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Without a label.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content: content) { EmptyView() }
  }

  /// With a title above.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(title) }
  }

  public func nodes() -> [ViewNode] {
    [ViewNode(.groupBox(label: label.optionalNode(), children: content.nodes()))]
  }
}
