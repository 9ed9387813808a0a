/// Something that an intent or a query works with, from the ``AppDependencyManager`` of its provider.
///
/// It is there while an intent is performed; an intent whose dependencies were not given fails before it begins.
/// Reading one outside of that is an error of the program, and ends the process with a message and the exit code 70.
@propertyWrapper
public struct Dependency<Value: Sendable>: Sendable {
  private let storage = ParameterStorage<Value>(nil)

  /// It is found by its type.
  public init() {}

  public var wrappedValue: Value {
    // A query may be shared by providers that have different values.
    if let value = IntentPerformance.current?.registry.dependencies.value(of: Value.self) {
      return value
    }
    if let value = storage.optionalValue { return value }
    MissingValue.end(reading: "a dependency of the type \(Value.self) outside of an intent that is performed")
  }
}

/// A dependency of whatever type.
protocol AnyDependency {
  /// Takes the value; false where there is none.
  func resolve(from dependencies: AppDependencyManager) -> Bool
  var typeName: String { get }
}

extension Dependency: AnyDependency {
  func resolve(from dependencies: AppDependencyManager) -> Bool {
    guard let value = dependencies.value(of: Value.self) else { return false }
    storage.set(value)
    return true
  }

  var typeName: String { "\(Value.self)" }
}
