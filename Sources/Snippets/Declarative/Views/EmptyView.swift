/// Nothing.
public struct EmptyView: PrimitiveView, Sendable {
  /// Nothing.
  public init() {}

  public func nodes() -> [ViewNode] { [] }
}
