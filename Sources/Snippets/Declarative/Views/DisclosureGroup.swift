/// Views that a person opens and closes; that needs no intent.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content

  /// What is seen of it while it is closed is the label.
  public init(isExpanded: Bool = false, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  /// With a title.
  public init(_ title: some StringProtocol, isExpanded: Bool = false, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  public func nodes() -> [ViewNode] {
    [ViewNode(.disclosureGroup(label: label.node(), isExpanded: isExpanded, children: content.nodes()))]
  }
}
