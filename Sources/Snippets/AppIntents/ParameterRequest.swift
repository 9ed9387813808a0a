import JSONRPC

/// Asks the person for the value of a parameter: what `$name` is in an intent.
public struct ParameterRequest<Value: IntentValue>: Sendable {
  let identity: any ParameterIdentity

  /// An error to throw: the person is asked, and then the intent is performed from its beginning with the value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    NeedsValueError(identity: identity, dialog: dialog)
  }

  /// Asks, and goes on with the value.
  ///
  /// - Throws: `CancellationError` where the person does not answer; leave it to end the intent.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    try await value(dialog: dialog, among: nil)
  }

  /// Asks which of some values is meant, and goes on with it.
  ///
  /// - Throws: `CancellationError` where the person does not answer; leave it to end the intent.
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value
  where Value: IntentTextValue {
    try await value(dialog: dialog, among: values.map { InputOption($0) })
  }

  /// Asks whether a value is the one that is meant.
  ///
  /// - Throws: `CancellationError` where it is not; leave it to end the intent.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool
  where Value: IntentTextValue {
    let question = dialog ?? IntentDialog("Do you mean “\(InputOption(value).title)”?")
    let performance = try IntentPerformance.required()
    _ = try await performance.ask { suspended in
      .needsConfirmation(ConfirmationRequest(actionName: "Yes", dialog: question).resuming(suspended))
    }
    return true
  }

  private func value(dialog: IntentDialog?, among options: [InputOption]?) async throws -> Value {
    let performance = try IntentPerformance.required()
    let request = try await performance.inputRequest(for: identity, dialog: dialog, among: options)
    let reply = try await performance.ask { .needsInput(request.resuming($0)) }
    guard case .value(let json) = reply else { throw CancellationError() }
    do {
      return try await Value.value(of: json)
    } catch let fault as ValueFault {
      throw SnippetError.invalidParameter(request.parameter, fault.what)
    }
  }
}

/// An intent cannot go on without a value.
struct NeedsValueError: Error {
  let identity: any ParameterIdentity
  let dialog: IntentDialog?
}

extension InputOption {
  init(_ value: some IntentTextValue) {
    self.init(value.text, title: (value as? any AppEntity)?.displayRepresentation.line ?? value.text)
  }
}
