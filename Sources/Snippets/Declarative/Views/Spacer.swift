/// Room that takes what is left.
public struct Spacer: PrimitiveView, Sendable {
  private let minLength: Double?

  /// The least length is in points.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  public func nodes() -> [ViewNode] { [ViewNode(.spacer(minLength: minLength))] }
}
