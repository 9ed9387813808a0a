public import JSONRPC
public import Synchronization

/// A value of whatever type.
@usableFromInline
protocol AnyHeldValue: Sendable {
  var json: JSONValue { get }
}

/// The value of a parameter, or none yet.
///
/// It is not generic, nor are the classes that hold it: a value of whatever type is put away faster than a class for its
/// type is found.
@usableFromInline
struct ParameterContent: ~Copyable, Sendable {
  /// A value that is told from none even where it is a nil itself.
  @usableFromInline
  struct Held<Value: IntentValue>: AnyHeldValue {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
      self.value = value
    }

    @usableFromInline var json: JSONValue { value.json }
  }

  @usableFromInline let held: Mutex<(any AnyHeldValue)?>

  @inlinable
  init<Value: IntentValue>(_ value: Value?) {
    let held: (any AnyHeldValue)? = if let value { Held(value) } else { nil }
    self.held = Mutex(held)
  }

  @inlinable
  func value<Value: IntentValue>(_ type: Value.Type) -> Value? {
    (held.withLock { $0 } as? Held<Value>)?.value
  }

  @inlinable
  func set<Value: IntentValue>(_ value: Value) {
    held.withLock { $0 = Held(value) }
  }

  /// The value on the wire; nil where there is none.
  var json: JSONValue? { held.withLock { $0 }?.json }
}
