/// How a thing is shown to a person where there is no room for a view of it.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// What it is called.
  public var title: LocalizedStringResource
  /// What tells it from others of that name.
  public var subtitle: LocalizedStringResource?

  /// A title alone is enough where no two things share it.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = title
    self.subtitle = subtitle
  }

  /// All of it on one line.
  var line: String { title.text + (subtitle.map { " – \($0.text)" } ?? "") }

  public init(stringLiteral value: String) {
    title = LocalizedStringResource(value)
  }
}
