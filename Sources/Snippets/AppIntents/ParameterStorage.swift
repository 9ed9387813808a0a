/// Where the value is kept that was given to one copy of an intent; its own copies share it until one of them sets a
/// value.
@usableFromInline
final class ParameterStorage: Sendable {
  @usableFromInline let content: ParameterContent

  @inlinable
  init<Value: Sendable>(_ value: Value?) {
    content = ParameterContent(value)
  }
}
