/// A parameter of an intent, which is given by name: that of the property.
///
/// It has a value while the intent is performed: an optional one may be nil, one with a default has that, and any other
/// is asked for before. Only an intent that you made yourself can have one without a value: reading it is an error of
/// the program, as it is with App Intents, and ends the process with a message and the exit code 70. ``hasValue`` tells.
@propertyWrapper
public struct Parameter<Value: IntentValue>: Sendable {
  let title: String
  let defaultValue: Value?
  let requestValueDialog: IntentDialog?
  let options: (@Sendable () async throws -> [InputOption])?
  let isPrivate: Bool
  /// What tells the property from all others, whatever its value.
  let identity: any ParameterIdentity
  private(set) var storage: ParameterStorage<Value>

  private init(
    title: LocalizedStringResource, defaultValue: Value?, dialog: IntentDialog?, isPrivate: Bool = false,
    options: (@Sendable () async throws -> [InputOption])?
  ) {
    self.title = title.text
    self.defaultValue = defaultValue
    requestValueDialog = dialog
    self.options = options
    self.isPrivate = isPrivate
    let storage = ParameterStorage(defaultValue ?? Value.absent)
    identity = storage
    self.storage = storage
  }

  /// - Parameters:
  ///   - title: For a person.
  ///   - default: The value where none is given.
  ///   - requestValueDialog: How it is asked for.
  ///   - isPrivate: Whether only the controls of your own views give it: it is not listed, and a request cannot set it.
  public init(
    title: LocalizedStringResource, default: Value? = nil, requestValueDialog: IntentDialog? = nil,
    isPrivate: Bool = false
  ) {
    self.init(title: title, defaultValue: `default`, dialog: requestValueDialog, isPrivate: isPrivate, options: nil)
  }

  /// - Parameters:
  ///   - title: For a person.
  ///   - default: The value where none is given.
  ///   - requestValueDialog: How it is asked for.
  ///   - optionsProvider: What there is to pick when it is asked for.
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, default: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.Value == Value {
    self.init(title: title, defaultValue: `default`, dialog: requestValueDialog) {
      try await optionsProvider.results().map { InputOption($0) }
    }
  }

  public var wrappedValue: Value {
    get {
      if let value = storage.optionalValue { return value }
      MissingValue.end(reading: "the parameter “\(title)”")
    }
    // A copy of an intent has values of its own.
    set { storage = ParameterStorage(newValue) }
  }

  /// Whether it can be read, and so has a value: `_name.hasValue` in the intent.
  public var hasValue: Bool { storage.hasValue }

  /// What asks for the value.
  public var projectedValue: ParameterRequest<Value> { ParameterRequest(identity: identity) }
}
