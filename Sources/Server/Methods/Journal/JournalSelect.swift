internal import JSONRPC
internal import Journal

/// `journal.select`: the person has chosen a suggestion; the client gets it, and nothing else.
enum JournalSelect: Method {
  static let name = "journal.select"
  static let entitlement: Entitlement? = .journal
  static let needsConsent = true

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let handle = try JournalCall.handle(parameters)
    let excluded = try parameters.optionalStrings("excludedItems") ?? []
    let directory = try JournalCall.directory(parameters)
    do {
      return Outcome(
        try context.server.engines().journal.select(
          handle, excludedItems: excluded, directory: directory, level: JournalCall.level(context),
          client: context.client.name, now: context.now, home: context.client.timeZone))
    } catch JournalError.unknownItem(let item) {
      let index = excluded.firstIndex(of: item) ?? 0
      throw ResponseError.invalidParams(at: "/excludedItems/\(index)", "names no item of the suggestion")
    }
  }
}
