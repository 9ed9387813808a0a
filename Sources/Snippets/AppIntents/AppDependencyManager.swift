import Synchronization

/// What intents and queries depend on, by type. Each provider of intents has one of its own; there is no shared one.
public final class AppDependencyManager: Sendable {
  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// Without any.
  public init() {}

  /// Adds a value; of two of one type the later counts.
  public func add<Value: Sendable>(dependency: Value) {
    values.withLock { $0[ObjectIdentifier(Value.self)] = dependency }
  }

  func value<Value: Sendable>(of type: Value.Type) -> Value? {
    values.withLock { $0[ObjectIdentifier(type)] as? Value }
  }
}
