internal import JSONRPC
internal import Journal

/// `journal.list`: what the person could write about. It reads what is new in the sources first.
enum JournalList: Method {
  static let name = "journal.list"
  static let entitlement: Entitlement? = .journal
  static let needsConsent = true
  static let requiresParameters = false

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let list = try parameters.optionalChoice("list", of: SuggestionList.self) ?? .recommended
    let limit = try parameters.optionalInt("limit", in: 1...Journal.mostSuggestions) ?? Journal.usualSuggestions
    let journal = try context.server.engines().journal
    // Without consent nothing is read, and the answer does not tell whether there would be anything.
    if try journal.consent() == .on {
      // What was put into the person's calendar here is a part of their life too.
      try journal.offerSource(context.server.directories.calendar, now: context.now)
      context.progress?.begin("Reading the sources")
      try journal.rescanIfDue(
        now: context.now, progress: { done, total in context.progress?.report(done, of: total) },
        isCancelled: { context.cancellation.isCancelled })
      try context.cancellation.check()
    }
    return Outcome(
      try journal.list(
        list, limit: limit, level: JournalCall.level(context), client: context.client.name, now: context.now,
        home: context.client.timeZone, check: { try context.cancellation.check() }))
  }
}
