internal import JSONRPC
internal import Journal

/// `journal.dismiss`: the person does not want to see a suggestion again.
enum JournalDismiss: Method {
  static let name = "journal.dismiss"
  static let entitlement: Entitlement? = .journal
  static let needsConsent = true

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let isNew = try context.server.engines().journal.dismiss(
      try JournalCall.handle(parameters), client: context.client.name, now: context.now,
      home: context.client.timeZone)
    return Outcome(["dismissed": .bool(isNew)])
  }
}
