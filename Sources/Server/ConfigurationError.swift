/// What is wrong with the person's configuration, and where.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  public let message: String

  public init(message: String) {
    self.message = message
  }

  public var description: String { message }
}
