internal import JSONRPC

/// `intents.unregister`: the client takes intents of its own back.
enum IntentsUnregister: Method {
  static let name = "intents.unregister"

  static func lane(_ parameters: Parameters) -> String? { IntentsRegister.name }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let provider = try parameters.optionalString("provider")
    let id = try parameters.optionalString("registrationId")
    guard provider != nil || id != nil else { throw parameters.invalid("provider", "is missing") }
    let count = context.server.providers.unregister(provider: provider, id: id, for: context.client.name)
    var outcome = Outcome(["unregistered": JSONValue(count)])
    if count > 0 { outcome.pushes = [IntentsChanged.push] }
    return outcome
  }
}
