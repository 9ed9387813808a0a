/// A value that a person may pick for a parameter.
public struct InputOption: Sendable, Equatable {
  /// What the parameter gets, for example an id.
  public var value: String
  /// What the person sees.
  public var title: String

  /// The value is sent back as it is; the title is only shown.
  public init(_ value: String, title: String) {
    self.value = value
    self.title = title
  }
}
