internal import JSONRPC
internal import Snippets

/// `snippet.perform`: performs an intent, draws a snippet anew, or goes on with a parameter that was missing.
enum SnippetPerform: SnippetMethod {
  static let name = "snippet.perform"

  static func work(
    _ parameters: Parameters, _ context: RequestContext,
    _ completion: @escaping @Sendable (SnippetCenter.Answer) -> Void
  ) throws -> SnippetWork {
    let source = try parameters.optionalObject("source")
    let invocation = try source?.optionalString("invocationId")
    let style = try parameters.optionalStyle("environment")?.inheriting(context.client.style)
    let presentation = try parameters.presentation(over: context.client.presentation)
    let request = try request(parameters)
    // Later requests keep what the snippet was begun in, unless they say something else.
    let outer: SnippetStyle? = if case .intent = request { context.client.style } else { nil }
    let outerPresentation: ViewPresentation? =
      if case .intent = request { context.client.presentation } else { nil }
    var surroundings = IntentSurroundings(timeZone: context.client.timeZone, locale: context.client.locale)
    surroundings.invocation = invocation
    surroundings.client = context.client.name
    surroundings.entitlements = Set(context.client.entitlements.map(\.rawValue))
    surroundings.isLowConfidenceSource = try source?.optionalChoice("confidence", of: SourceConfidence.self) == .low
    // Words of other versions begin it like any other request.
    surroundings.isStartedByControl = try source?.optionalString("kind") == "control"
    return context.server.snippets.perform(
      request, for: context.client.name, surroundings: surroundings,
      style: style ?? outer, presentation: presentation ?? outerPresentation,
      isCancelled: { context.cancellation.isCancelled },
      onProgress: progress(of: context), completion: completion)
  }

  private static func request(_ parameters: Parameters) throws(ResponseError) -> SnippetRequest {
    let given = ["intent", "snippetId", "token"].filter { parameters.has($0) }
    guard given.count <= 1 else {
      throw parameters.invalid(given[1], "excludes \(given[0])")
    }
    if parameters.has("token") {
      return .token(try parameters.identifier("token"), parameters: try parameters.object("parameters").object)
    }
    if parameters.has("snippetId") {
      let revision = try parameters.optionalInt("ifRevision", in: 0...Int.max)
      return .snippet(id: try parameters.identifier("snippetId"), ifRevision: revision)
    }
    let intent = try parameters.object("intent")
    return .intent(
      IntentInvocation(
        try intent.identifier("name"), parameters: try intent.optionalObject("parameters")?.object ?? [:]))
  }
}
