/// The product behind the wire: its engines, shared by every session of the process.
public final class Server: Sendable {
  public let configuration: Configuration
  public let environment: Environment
  public let limits: ServerLimits
  let stores: StoreOpener

  /// - Parameters:
  ///   - directory: The state directory, or nil to keep nothing.
  public init(
    directory: String?, configuration: Configuration, environment: Environment, limits: ServerLimits = ServerLimits()
  ) {
    self.configuration = configuration
    self.environment = environment
    self.limits = limits
    stores = StoreOpener(directory: directory, origin: environment.makeID())
  }

  /// The name and the version of the program.
  public static let name = "inkling"
  /// The version of the program.
  public static let version = "0.1.0"

  /// Lets go of what must not outlive the process.
  public func close() {
  }
}
