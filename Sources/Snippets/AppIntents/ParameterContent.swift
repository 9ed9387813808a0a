public import Synchronization

/// The value of a parameter, or none yet.
///
/// It is not generic, nor are the classes that hold it: a value of whatever type is put away faster than a class for its
/// type is found.
@usableFromInline
struct ParameterContent: ~Copyable, Sendable {
  /// A value that is told from none even where it is a nil itself.
  @usableFromInline
  struct Held<Value: Sendable>: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline let held: Mutex<(any Sendable)?>

  @inlinable
  init<Value: Sendable>(_ value: Value?) {
    let held: (any Sendable)? = if let value { Held(value) } else { nil }
    self.held = Mutex(held)
  }

  @inlinable
  func value<Value: Sendable>(_ type: Value.Type) -> Value? {
    (held.withLock { $0 } as? Held<Value>)?.value
  }

  @inlinable
  func set<Value: Sendable>(_ value: Value) {
    held.withLock { $0 = Held(value) }
  }
}
