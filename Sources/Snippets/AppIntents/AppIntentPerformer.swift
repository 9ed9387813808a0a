import JSONRPC

/// An ``AppIntent`` as the cycle performs it.
struct AppIntentPerformer<Subject: AppIntent>: Intent {
  /// How many intents may go on with another one in a row.
  private static var mostOpened: Int { 8 }

  let registry: AppIntentRegistry
  let description: IntentDescription

  init(registry: AppIntentRegistry) {
    self.registry = registry
    var description = IntentDescription(
      name: registry.name(of: Subject.self), title: Subject.title.text, description: Subject.description.text,
      kind: Subject.self is any SnippetIntent.Type ? .snippet : .action,
      parameters: parameters(of: Subject()).map { $0.parameter.description(named: $0.name) },
      returnsValue: IntentReturn.returnsValue(Subject.PerformResult.self))
    if description.kind == .snippet, IntentReturn.returnsMoreThanSnippet(Subject.PerformResult.self) {
      (description.isDiscoverable, description.discoverability) = (true, .returnsMoreThanSnippet)
    }
    if Subject.isDiscoverable != description.isDiscoverable {
      (description.isDiscoverable, description.discoverability) = (Subject.isDiscoverable, .declared)
    }
    description.isLongRunning = Subject.self is any LongRunningIntent.Type
    self.description = description
  }

  var typeIdentifier: ObjectIdentifier? { ObjectIdentifier(Subject.self) }

  func perform(_ parameters: IntentParameters, _ context: IntentContext) async throws -> IntentOutcome {
    let performance = IntentPerformance(registry: registry, context: context)
    let work: @Sendable () async throws -> IntentOutcome = {
      do {
        let intent = Subject()
        if let request = try await fill(intent, with: parameters.values, in: performance) {
          return .needsInput(request)
        }
        return .finished(try await output(of: intent, in: performance))
      } catch let error as NeedsValueError {
        return .needsInput(try await performance.inputRequest(for: error.identity, dialog: error.dialog, among: nil))
      }
    }
    return try await context.isDrawing ? performance.draw(work) : performance.begin(work)
  }

  /// Gives a new intent its values and what it depends on; a value that may be several things becomes a question.
  private func fill(
    _ intent: Subject, with values: JSONObject, in performance: IntentPerformance
  ) async throws -> InputRequest? {
    try registry.resolveDependencies(of: intent)
    let own = Snippets.parameters(of: intent)
    performance.note(own)
    for (name, parameter) in own {
      guard let json = values[name] else { continue }
      do {
        try await parameter.set(json)
      } catch let fault as ValueFault {
        throw SnippetError.invalidParameter(name, fault.what)
      } catch let error as AmbiguousValueError {
        return try await InputRequest(parameter, named: name, among: error.options)
      }
    }
    return nil
  }

  private func output(of intent: Subject, in performance: IntentPerformance) async throws -> IntentOutput {
    var content = try await intent.perform().content
    var opened = 0
    while let next = content.opensIntent {
      opened += 1
      guard opened <= Self.mostOpened else { throw SnippetError.internalError("Intents open each other without end.") }
      let following = try await contentOfOpened(next, in: performance)
      content.opensIntent = following.opensIntent
      content.opens = following.opens ?? content.opens
      content.value = content.value ?? following.value
      content.dialog = content.dialog ?? following.dialog
      content.snippetIntent = content.snippetIntent ?? following.snippetIntent
      content.view = content.view ?? following.view
    }
    return IntentOutput(
      value: content.value, dialog: content.dialog, opens: content.opens, view: content.view,
      snippetIntent: content.snippetIntent, warnings: performance.warnings)
  }

  private func contentOfOpened(
    _ intent: some AppIntent, in performance: IntentPerformance
  ) async throws -> IntentResultContent {
    guard !performance.context.isDrawing else { throw SnippetError.sideEffectInDraw() }
    try registry.resolveDependencies(of: intent)
    let own = Snippets.parameters(of: intent)
    performance.note(own)
    if let missing = own.first(where: { $0.parameter.json == nil }) {
      throw SnippetError.invalidParameter(missing.name, "is missing")
    }
    return try await intent.perform().content
  }

  func options(for parameter: IntentParameter, _ context: IntentContext) async throws -> [InputOption]? {
    let own = Snippets.parameters(of: Subject()).first { $0.name == parameter.name }
    let performance = IntentPerformance(registry: registry, context: context)
    return try await IntentPerformance.$current.withValue(performance) { try await own?.parameter.pickable() }
  }

  func dialog(for parameter: IntentParameter) -> IntentDialog? {
    Snippets.parameters(of: Subject()).first { $0.name == parameter.name }?.parameter.requestValueDialog
  }
}
