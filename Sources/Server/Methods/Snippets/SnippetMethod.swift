internal import JSONRPC
internal import Snippets

/// A method that a snippet answers. The order of the calls is the snippet's order, and the center keeps it: two calls
/// for one snippet must be known to it together, or it could not tell that a control is busy.
protocol SnippetMethod: Method {
  static func work(
    _ parameters: Parameters, _ context: RequestContext,
    _ completion: @escaping @Sendable (SnippetCenter.Answer) -> Void
  ) throws -> SnippetWork
}

extension SnippetMethod {
  static func prepare(
    _ parameters: Parameters, _ context: RequestContext
  ) throws -> @Sendable () async throws -> Outcome {
    let answer = Promise<SnippetCenter.Answer>()
    let work = try work(parameters, context) { answer.fulfil($0) }
    return {
      // The work may go on with other calls of the snippet long after this one is answered. Each of those is a call
      // that the session's end waits for, and so it waits for the work.
      work.start()
      return Outcome(try await answer.value().get().json)
    }
  }

  /// What becomes of an intent's reports; nil where the call asked for none.
  static func progress(of context: RequestContext) -> (@Sendable (IntentProgress) -> Void)? {
    guard let reporter = context.progress else { return nil }
    return { progress in
      reporter.beginIfNeeded("Performing")
      reporter.report(progress.completed, of: progress.total)
    }
  }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    try await prepare(parameters, context)()
  }
}
