/// A parameter of an intent, which is given by name: that of the property.
///
/// It has a value while the intent is performed: an optional one may be nil, one with a default has that, and any other
/// is asked for before. Only an intent that you made yourself can have one without a value: reading it is an error of
/// the program, as it is with App Intents, and ends the process with a message and the exit code 70. ``hasValue`` tells.
@propertyWrapper
public struct Parameter<Value: IntentValue>: Sendable {
  @usableFromInline let declaration: ParameterDeclaration
  /// Nil where the declaration has the value.
  @usableFromInline var storage: ParameterStorage?

  @inlinable
  init(
    title: LocalizedStringResource, defaultValue: Value?, dialog: IntentDialog?, isPrivate: Bool = false,
    options: (@Sendable () async throws -> [InputOption])?
  ) {
    let value = defaultValue ?? Value.absent
    declaration = ParameterDeclaration(
      title: title.text, isOptional: value != nil, isPrivate: isPrivate, requestValueDialog: dialog, options: options,
      content: ParameterContent(value))
  }

  /// - Parameters:
  ///   - title: For a person.
  ///   - default: The value where none is given.
  ///   - requestValueDialog: How it is asked for.
  ///   - isPrivate: Whether only the controls of your own views give it: it is not listed, and a request cannot set it.
  @inlinable
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

  @inlinable
  public var wrappedValue: Value {
    get {
      if let value = optionalValue { return value }
      MissingValue.end(reading: "the parameter “\(declaration.title)”")
    }
    // A copy of an intent has values of its own.
    set { storage = ParameterStorage(newValue) }
  }

  /// The value, where there is one.
  @inlinable
  var optionalValue: Value? {
    storage.map { $0.content.value(Value.self) } ?? declaration.content.value(Value.self)
  }

  /// Sets the value of every copy.
  func set(_ value: Value) {
    if let storage { storage.content.set(value) } else { declaration.content.set(value) }
  }

  /// Whether it can be read, and so has a value: `_name.hasValue` in the intent.
  public var hasValue: Bool { optionalValue != nil }

  /// What asks for the value.
  public var projectedValue: ParameterRequest<Value> { ParameterRequest(identity: declaration) }
}
