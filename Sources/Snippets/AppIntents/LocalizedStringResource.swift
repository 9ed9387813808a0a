/// A text for a person, under Foundation's name for one. There are no tables of translations: it is shown as it is
/// written.
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The words.
  public let text: String

  /// The words as they are shown.
  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral value: String) {
    text = value
  }
}
