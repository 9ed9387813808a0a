/// What is wrong with the person's configuration, and where.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  /// One sentence for the person, with the place in the file where it is known.
  public let message: String

  /// The message goes to standard error as it is; it should name the member or the file.
  public init(message: String) {
    self.message = message
  }

  public var description: String { message }
}
