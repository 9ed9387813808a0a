internal import JSONRPC
internal import Snippets

/// `snippet.interact`: a person has used a control.
enum SnippetInteract: SnippetMethod {
  static let name = "snippet.interact"

  static func work(
    _ parameters: Parameters, _ context: RequestContext,
    _ completion: @escaping @Sendable (SnippetCenter.Answer) -> Void
  ) throws -> SnippetWork {
    let interaction = SnippetInteraction(
      snippetID: try parameters.identifier("snippetId"), revision: try parameters.int("revision", in: 0...Int.max),
      controlID: try parameters.identifier("controlId"), value: parameters.value("value"),
      interactionID: try parameters.identifier("interactionId"))
    return context.server.snippets.interact(
      interaction, for: context.client.name, isCancelled: { context.cancellation.isCancelled },
      onProgress: progress(of: context), completion: completion)
  }
}
