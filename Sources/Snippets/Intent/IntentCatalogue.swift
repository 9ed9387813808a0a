public import JSONRPC

/// The intents that there are, by name.
public struct IntentCatalogue: Sendable {
  private let intents: [String: any Intent]
  private let names: [String]

  /// Of two intents with one name the first one counts.
  public init(_ intents: [any Intent]) {
    self.intents = Dictionary(intents.map { ($0.description.name, $0) }) { first, _ in first }
    names = self.intents.keys.sorted()
  }

  /// What is known of the intent of that name; nil where there is none.
  public func description(of name: String) -> IntentDescription? {
    intent(of: name)?.description
  }

  private func intent(of name: String) -> (any Intent)? {
    intents[name].flatMap { $0.description.name.hasSameBytes(as: name) ? $0 : nil }
  }

  /// The descriptions in the order of their names, of one provider or all: the result of `intents.list`.
  public func list(provider: String? = nil) -> JSONValue {
    let descriptions = names.compactMap { intents[$0]?.description }
    return ["intents": .array(descriptions.filter { provider == nil || $0.provider == provider }.map(\.json))]
  }

  /// The names of the intents that a Swift type declares.
  func names(of type: ObjectIdentifier) -> Set<String> {
    Set(intents.filter { $0.value.typeIdentifier == type }.keys)
  }

  /// Whether Swift types declare any.
  var hasTypes: Bool { intents.contains { $0.value.typeIdentifier != nil } }

  /// The parameters that the intent of that name knows; nobody keeps the others.
  func known(_ parameters: JSONObject, of name: String) -> JSONObject {
    var kept = JSONObject()
    for parameter in description(of: name)?.parameters ?? [] { kept[parameter.name] = parameters[parameter.name] }
    return kept
  }

  /// The parameters that a request may give to the intent of that name.
  func open(_ parameters: JSONObject, of name: String) -> JSONObject {
    var kept = JSONObject()
    for parameter in description(of: name)?.parameters ?? [] where !parameter.isPrivate {
      kept[parameter.name] = parameters[parameter.name]
    }
    return kept
  }

  /// Checks the parameters and performs the intent; a missing one becomes a question.
  public func perform(_ invocation: IntentInvocation, in context: IntentContext) async throws(SnippetError)
    -> IntentOutcome
  {
    guard let intent = intent(of: invocation.name) else { throw .unknownIntent(invocation.name) }
    let description = intent.description
    switch try IntentParameters.checked(invocation.parameters, for: description) {
    case .failure(let missing):
      let parameter = missing.parameter
      do {
        if let request = try await intent.question(for: parameter, context) { return .needsInput(request) }
      } catch {
        throw SnippetError(of: error, in: description.name)
      }
      return .needsInput(
        InputRequest(
          parameter: parameter.name, type: parameter.type,
          dialog: IntentDialog(
            "“\(description.title)” needs a value: \(parameter.title).", supporting: "\(parameter.title)?"),
          options: parameter.values))
    case .success(let parameters):
      do {
        return try await intent.perform(parameters, context)
      } catch {
        throw SnippetError(of: error, in: description.name)
      }
    }
  }
}
