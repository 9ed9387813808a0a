internal import JSONRPC
internal import Journal

/// `journal.reflection`: a question to write about, and the next one.
enum JournalReflection: Method {
  static let name = "journal.reflection"
  static let entitlement: Entitlement? = .journal
  static let needsConsent = true
  static let requiresParameters = false

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let handle = parameters.has("handle") ? try JournalCall.handle(parameters) : nil
    let after = try parameters.optionalString("after")
    let seed = try parameters.optionalString("seed")
    guard seed?.utf8.count ?? 0 <= Journal.longestSeed else {
      throw parameters.invalid("seed", "must have at most \(Journal.longestSeed) bytes")
    }
    do {
      return Outcome(
        try context.server.engines().journal.reflection(
          on: handle, after: after, seed: seed, level: JournalCall.level(context), client: context.client.name,
          now: context.now, home: context.client.timeZone))
    } catch JournalError.unknownItem {
      throw parameters.invalid("after", "names no question on this subject")
    }
  }
}
