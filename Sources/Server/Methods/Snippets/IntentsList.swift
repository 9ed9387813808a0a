internal import JSONRPC
internal import Snippets

/// `intents.list`: the intents that can be performed.
enum IntentsList: Method {
  static let name = "intents.list"
  static let requiresParameters = false

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let catalogue = context.server.catalogue.scoped(to: context.client.name)
    return Outcome(catalogue.list(provider: try parameters.optionalString("provider")))
  }
}
