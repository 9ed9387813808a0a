import Synchronization

/// Where the value of a parameter is kept; the intent's copies share it until one of them sets a value.
///
/// It is no generic class: a value of whatever type is put away faster than a class for its type is found.
final class ParameterStorage: Sendable {
  /// A value that is told from none even where it is a nil itself.
  private struct Held<Value: Sendable>: Sendable {
    let value: Value
  }

  private let content: Mutex<(any Sendable)?>

  init<Value: Sendable>(_ value: Value?) {
    content = Mutex(value.map { Held(value: $0) })
  }

  func optionalValue<Value: Sendable>(_ type: Value.Type) -> Value? {
    (content.withLock { $0 } as? Held<Value>)?.value
  }

  /// There is a value of that type, or the program is wrong.
  func value<Value: Sendable>(_ type: Value.Type) -> Value {
    if let value = optionalValue(type) { return value }
    let values: [Value] = []
    return values[0]
  }

  func set<Value: Sendable>(_ value: Value) {
    content.withLock { $0 = Held(value: value) }
  }
}
