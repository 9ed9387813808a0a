/// Something that a person can have done, or a snippet that they can see.
public protocol Intent: Sendable {
  var description: IntentDescription { get }

  /// Does it. The parameters have been checked: every required one is there, each has its type, and no other is.
  ///
  /// A snippet intent draws: it changes nothing, is fast, and may be performed at any time and any number of times.
  ///
  /// It runs in a task of its own, which is cancelled when the caller has cancelled or the time is up.
  func perform(_ parameters: IntentParameters, _ context: IntentContext) async throws -> IntentOutcome

  /// How a person is asked for a parameter that is missing; nil for a question made of the titles.
  func question(for parameter: IntentParameter, _ context: IntentContext) async throws -> InputRequest?

  /// The Swift type that declares it; nil where there is none of its own.
  var typeIdentifier: ObjectIdentifier? { get }
}

extension Intent {
  public func question(for parameter: IntentParameter, _ context: IntentContext) async throws -> InputRequest? { nil }

  public var typeIdentifier: ObjectIdentifier? { nil }
}
