internal import Foundation
internal import JSONRPC
internal import Snippets

/// An intent that the client itself performs when it is asked to.
struct HostIntent: Intent {
  let declaration: IntentDeclaration
  let host: Host
  let open: @Sendable (IntentInvocation) -> IntentInvocation

  var description: IntentDescription { declaration.description }

  func perform(_ parameters: IntentParameters, _ context: IntentContext) async throws -> IntentOutcome {
    if let question = declaration.confirmation(in: context) { return question }
    var asked: JSONObject = [
      "name": .string(description.name), "parameters": .object(parameters.values),
      "purpose": .string(context.isDrawing ? "draw" : "act"),
      "locale": .string(context.surroundings.locale),
      "timeZone": .string(context.surroundings.timeZone.identifier),
    ]
    if let entities = try await entities(parameters, context) { asked["entities"] = .object(entities) }
    if context.isConfirmed { asked["isConfirmed"] = true }
    if let option = context.chosenOption { asked["chosenOption"] = .string(option) }
    let answer = try await call("intent.perform", asked, context)
    return try ProvidedAnswer.outcome(answer, of: declaration, open: open)
  }

  func options(for parameter: IntentParameter, _ context: IntentContext) async throws -> [InputOption]? {
    guard parameter.entityType != nil else { return nil }
    return try await entities(of: parameter, identifiers: nil, context).map { entity in
      InputOption(entity.id, title: entity.title)
    }
  }

  /// The things that parameters name, as they are now: they are fetched anew for each draw.
  private func entities(_ parameters: IntentParameters, _ context: IntentContext) async throws -> JSONObject? {
    var found: JSONObject?
    for parameter in description.parameters where parameter.entityType != nil {
      guard let id = parameters.string(parameter.name) else { continue }
      let entities = try await entities(of: parameter, identifiers: [id], context)
      guard let entity = entities.first(where: { $0.id.hasSameBytes(as: id) }) else {
        throw SnippetError.entityNotFound("There is no such \(parameter.title) any more.")
      }
      var all = found ?? [:]
      all[parameter.name] = .object(entity.members)
      found = all
    }
    return found
  }

  private func entities(
    of parameter: IntentParameter, identifiers: [String]?, _ context: IntentContext
  ) async throws -> [HostEntity] {
    var asked: JSONObject = [
      "name": .string(description.name), "parameter": .string(parameter.name),
      "entityType": .string(parameter.entityType ?? ""),
    ]
    if let identifiers { asked["identifiers"] = .array(identifiers.map { .string($0) }) }
    return try HostEntity.all(in: try await call("intent.entities", asked, context))
  }

  private func call(_ method: String, _ params: JSONObject, _ context: IntentContext) async throws -> JSONValue {
    let call = HostCall(
      method: method, params: params, provider: description.provider, milliseconds: declaration.timeoutMilliseconds,
      parent: context.surroundings.invocation)
    do {
      return try await host.call(call)
    } catch {
      throw SnippetError(call: error)
    }
  }
}

extension IntentDeclaration {
  /// The question that comes before the intent is performed, where its author wants one and it is not answered yet.
  func confirmation(in context: IntentContext) -> IntentOutcome? {
    guard requiresConfirmation, !context.isConfirmed, !context.isDrawing else { return nil }
    return .needsConfirmation(ConfirmationRequest(dialog: IntentDialog("\(description.title)?")))
  }
}

extension SnippetError {
  init(call fault: CallFault) {
    switch fault {
    case .gone: self = .providerGone()
    case .timedOut(let milliseconds): self = .providerTimeout(milliseconds: milliseconds)
    case .failed(let code, let message): self = .providerFailed(code: code, said: message)
    case .invalid(let why): self = .providerInvalid(why)
    case .tooDeep(let depth): self = .callTooDeep(depth)
    case .busy: self = .providerBusy()
    case .cancelled: self = .cancelled()
    }
  }
}
