/// Rows that belong together.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// With views above and below.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// With a view above.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) where Footer == EmptyView {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Without a header.
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView, Footer == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }

  /// With a title above.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  public func nodes() -> [ViewNode] {
    [
      ViewNode(
        .section(header: header.optionalNode(), footer: footer.optionalNode(), children: content.nodes()))
    ]
  }
}

extension View {
  /// The view as one node; nil where it comes to nothing.
  func optionalNode() -> ViewNode? {
    nodes().isEmpty ? nil : node()
  }
}
