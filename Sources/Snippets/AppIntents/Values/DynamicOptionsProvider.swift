/// Says what a person could pick for a parameter.
public protocol DynamicOptionsProvider<Value>: Sendable {
  /// What is picked.
  associatedtype Value: IntentTextValue

  /// What there is to pick, in the order in which it is shown.
  func results() async throws -> [Value]
}
