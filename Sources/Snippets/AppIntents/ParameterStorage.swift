import Synchronization

/// Where the value of a parameter is kept; the intent's copies share it until one of them sets a value.
final class ParameterStorage<Value: Sendable>: ParameterIdentity {
  private let content: Mutex<Value?>

  init(_ value: Value?) {
    content = Mutex(value)
  }

  var hasValue: Bool { content.withLock { $0 != nil } }
  var optionalValue: Value? { content.withLock { $0 } }

  func set(_ value: Value) {
    content.withLock { $0 = value }
  }
}
