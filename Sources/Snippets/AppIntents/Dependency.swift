/// Something that an intent or a query works with, from the ``AppDependencyManager`` of its provider.
///
/// It is there while an intent is performed; an intent whose dependencies were not given fails before it begins.
/// Reading one outside of that is an error of the program, and ends the process with a message and the exit code 70.
@propertyWrapper
public struct Dependency<Value: Sendable>: Sendable {
  @usableFromInline let storage: ParameterStorage

  /// It is found by its type.
  @inlinable
  public init() {
    storage = ParameterStorage(Value?.none)
  }

  public var wrappedValue: Value {
    // A query may be shared by providers that have different values.
    if let value = IntentPerformance.current?.registry.dependencies.value(of: Value.self) {
      return value
    }
    if let value = storage.content.value(Value.self) { return value }
    MissingValue.end(reading: "a dependency of the type \(Value.self) outside of an intent that is performed")
  }
}

/// A dependency of whatever type.
protocol AnyDependency: Sendable {
  /// Takes the value; false where there is none.
  func resolve(from dependencies: AppDependencyManager) -> Bool
  var typeName: String { get }
}

extension Dependency: AnyDependency {
  func resolve(from dependencies: AppDependencyManager) -> Bool {
    guard let value = dependencies.value(of: Value.self) else { return false }
    storage.content.set(value)
    return true
  }

  var typeName: String { "\(Value.self)" }
}

/// What an intent or a query depends on.
func dependencies<Subject>(of subject: Subject) -> [any AnyDependency] {
  guard let layout = PropertyLayout.of(Subject.self) else {
    return Mirror(reflecting: subject).children.compactMap { $0.value as? any AnyDependency }
  }
  return withUnsafeBytes(of: subject) { bytes in
    layout.dependencies.map { $0.type.load(from: bytes, at: $0.offset) }
  }
}

extension AnyDependency {
  /// The property at that place of a value.
  fileprivate static func load(from bytes: UnsafeRawBufferPointer, at offset: Int) -> Self {
    bytes.load(fromByteOffset: offset, as: Self.self)
  }
}
