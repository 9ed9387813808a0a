internal import JSONRPC
internal import Journal

/// `journal.sources`: what the journal is made of, without paths.
enum JournalSources: Method {
  static let name = "journal.sources"
  static let entitlement: Entitlement? = .journal
  static let needsConsent = true
  static let requiresParameters = false

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    Outcome(
      try context.server.engines().journal.sourcesForClient(now: context.now, home: context.client.timeZone))
  }
}
