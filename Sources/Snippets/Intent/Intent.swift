/// Something that a person can have done, or a snippet that they can see.
public protocol Intent: Sendable {
  var description: IntentDescription { get }

  /// Does it. The parameters have been checked: every required one is there, each has its type, and no other is.
  ///
  /// A snippet intent draws: it changes nothing, is fast, and may be performed at any time and any number of times.
  ///
  /// It runs in a task of its own, which is cancelled when the caller has cancelled or the time is up.
  func perform(_ parameters: IntentParameters, _ context: IntentContext) async throws -> IntentOutcome

  /// What a person may pick for a parameter that is missing, likeliest first; nil where the parameter's own values are
  /// all that is known.
  func options(for parameter: IntentParameter, _ context: IntentContext) async throws -> [InputOption]?

  /// The words that ask for a parameter that is missing; nil for words made of the titles.
  func dialog(for parameter: IntentParameter) -> IntentDialog?

  /// The Swift type that declares it; nil where there is none of its own.
  var typeIdentifier: ObjectIdentifier? { get }
}

extension Intent {
  public func options(for parameter: IntentParameter, _ context: IntentContext) async throws -> [InputOption]? { nil }

  public func dialog(for parameter: IntentParameter) -> IntentDialog? { nil }

  public var typeIdentifier: ObjectIdentifier? { nil }
}
