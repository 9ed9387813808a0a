/// A line between views.
public struct Divider: PrimitiveView, Sendable {
  /// A line between views.
  public init() {}

  public func nodes() -> [ViewNode] { [ViewNode(.divider)] }
}
