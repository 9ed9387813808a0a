internal import JSONRPC

/// `intents.register`: the client has intents of its own, which it performs itself.
enum IntentsRegister: Method {
  static let name = "intents.register"

  /// Later registrations replace earlier ones, so their order counts.
  static func lane(_ parameters: Parameters) -> String? { name }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let registration = try Registration(parameters)
    let id = context.server.environment.makeID()
    var outcome = Outcome(
      try context.server.providers.register(registration, id: id, host: context.host, for: context.client.name))
    outcome.pushes = [IntentsChanged.push]
    return outcome
  }
}
