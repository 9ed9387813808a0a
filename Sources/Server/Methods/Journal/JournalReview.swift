internal import JSONRPC
internal import Journal

/// `journal.review`: a closer look at one suggestion, for a client that may see titles.
enum JournalReview: Method {
  static let name = "journal.review"
  static let entitlement: Entitlement? = .journal
  static let needsConsent = true

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    Outcome(
      try context.server.engines().journal.review(
        try JournalCall.handle(parameters), level: JournalCall.level(context), client: context.client.name,
        now: context.now, home: context.client.timeZone))
  }
}
