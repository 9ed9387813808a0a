/// What things of one type are called.
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// One of them, as in "List".
  public var name: LocalizedStringResource

  /// The name of one of them.
  public init(name: LocalizedStringResource) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = LocalizedStringResource(value)
  }
}
