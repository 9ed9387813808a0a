/// A symbol.
public struct Image: PrimitiveView, Sendable {
  private let systemName: String
  private let label: String?

  /// The symbol is named as SF Symbols name theirs. Without a label it is decoration.
  public init(systemName: String, label: String? = nil) {
    self.systemName = systemName
    self.label = label
  }

  public func nodes() -> [ViewNode] { [ViewNode(.image(systemName: systemName, label: label))] }
}
