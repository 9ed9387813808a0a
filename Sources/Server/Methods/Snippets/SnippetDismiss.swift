internal import JSONRPC
internal import Snippets

/// `snippet.dismiss`: a person has closed a snippet.
enum SnippetDismiss: Method {
  static let name = "snippet.dismiss"

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let id = try parameters.identifier("snippetId")
    return Outcome(["dismissed": .bool(context.server.snippets.dismiss(id, for: context.client.name))])
  }
}
