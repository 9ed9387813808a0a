public import JSONRPC

/// The intents that there are, by name.
public struct IntentCatalogue: Sendable {
  private let intents: [String: any Intent]
  private let sources: [any IntentSource]
  private var client: String?

  /// Of two intents with one name the first one counts, and one of `intents` before one of `sources`.
  ///
  /// - Parameter sources: Asked anew each time, for the client that the catalogue is ``scoped(to:)``.
  public init(_ intents: [any Intent], sources: [any IntentSource] = []) {
    self.sources = sources
    self.intents = Dictionary(intents.map { ($0.description.name, $0) }) { first, _ in first }
  }

  /// The catalogue as that client has it.
  public func scoped(to client: String) -> IntentCatalogue {
    var copy = self
    copy.client = client
    return copy
  }

  /// What is known of the intent of that name; nil where there is none.
  public func description(of name: String) -> IntentDescription? {
    intent(of: name)?.description
  }

  private func intent(of name: String) -> (any Intent)? {
    if let intent = intents[name] { return intent.description.name.hasSameBytes(as: name) ? intent : nil }
    guard let client else { return nil }
    return sources.lazy.compactMap { $0.intent(name, for: client) }.first
  }

  /// The descriptions in the order of their names, of one provider or all: the result of `intents.list`.
  public func list(provider: String? = nil) -> JSONValue {
    var descriptions = intents.values.map(\.description)
    if let client {
      for source in sources { descriptions += source.intents(for: client).map(\.description) }
    }
    let wanted = descriptions.filter { provider == nil || $0.provider == provider }
    return ["intents": .array(wanted.sorted { $0.name < $1.name }.map(\.json))]
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

  /// The invocation without what only the intent's own views may give.
  public func open(_ invocation: IntentInvocation) -> IntentInvocation {
    guard let intent = intents[invocation.name] else { return invocation }
    let closed = intent.description.parameters.filter(\.isPrivate).map(\.name)
    var copy = invocation
    for name in closed { copy.parameters[name] = nil }
    return copy
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
      return .needsInput(try await question(for: missing.parameter, of: intent, context))
    case .success(let parameters):
      do {
        return try await intent.perform(parameters, context)
      } catch {
        throw SnippetError(of: error, in: description.name)
      }
    }
  }

  private func question(
    for parameter: IntentParameter, of intent: any Intent, _ context: IntentContext
  ) async throws(SnippetError) -> InputRequest {
    let description = intent.description
    var request = InputRequest(
      parameter: parameter.name, type: parameter.type,
      dialog: intent.dialog(for: parameter)
        ?? IntentDialog(
          "“\(description.title)” needs a value: \(parameter.title).", supporting: "\(parameter.title)?"),
      options: parameter.values)
    do {
      if let options = try await intent.options(for: parameter, context) {
        request.options = options.map(\.value)
        request.optionTitles = options.map(\.title)
      }
    } catch {
      throw SnippetError(of: error, in: description.name)
    }
    return request
  }
}
