/// An empty or failed state.
public struct ContentUnavailableView<Actions: View>: PrimitiveView {
  private let title: String
  private let systemImage: String
  private let description: Text?
  private let actions: Actions

  /// With buttons below.
  public init(
    _ title: some StringProtocol, systemImage: String, description: Text? = nil, @ViewBuilder actions: () -> Actions
  ) {
    self.title = String(title)
    self.systemImage = systemImage
    self.description = description
    self.actions = actions()
  }

  /// Without buttons.
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil)
  where Actions == EmptyView {
    self.init(title, systemImage: systemImage, description: description) { EmptyView() }
  }

  public func nodes() -> [ViewNode] {
    [
      ViewNode(
        .contentUnavailableView(
          title: title, systemImage: systemImage, description: description?.node().fallbackText,
          actions: actions.nodes()))
    ]
  }
}
