import Synchronization

/// What intents and queries depend on, by type. Each provider of intents has one of its own; there is no shared one.
public final class AppDependencyManager: Sendable {
  private struct Values: Sendable {
    var all: [ObjectIdentifier: any Sendable] = [:]
    /// What was asked for last: a view asks for the same in each of its rows.
    var last: (type: ObjectIdentifier, value: any Sendable)?
  }

  private let values = Mutex(Values())

  /// Without any.
  public init() {}

  /// Adds a value; of two of one type the later counts.
  public func add<Value: Sendable>(dependency: Value) {
    values.withLock { values in
      values.all[ObjectIdentifier(Value.self)] = dependency
      values.last = nil
    }
  }

  func value<Value: Sendable>(of type: Value.Type) -> Value? {
    let key = ObjectIdentifier(type)
    let value = values.withLock { values -> (any Sendable)? in
      if let last = values.last, last.type == key { return last.value }
      guard let value = values.all[key] else { return nil }
      values.last = (key, value)
      return value
    }
    return value as? Value
  }
}
