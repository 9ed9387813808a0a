import Synchronization

/// Where the value of a dependency is kept; the intent's copies share it.
@usableFromInline
final class DependencyStorage: Sendable {
  private let content = Mutex<(any Sendable)?>(nil)

  @usableFromInline
  init() {}

  func value<Value: Sendable>(_ type: Value.Type) -> Value? {
    content.withLock { $0 } as? Value
  }

  func set<Value: Sendable>(_ value: Value) {
    content.withLock { $0 = value }
  }
}
