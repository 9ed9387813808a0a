/// A title with a symbol.
public struct Label: PrimitiveView, Sendable {
  private let title: String
  private let systemImage: String

  /// The symbol is named as SF Symbols name theirs.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.title = String(title)
    self.systemImage = systemImage
  }

  public func nodes() -> [ViewNode] { [.label(title, systemImage: systemImage)] }
}
