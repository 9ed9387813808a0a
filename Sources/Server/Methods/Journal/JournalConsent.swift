internal import JSONRPC
internal import Journal

/// `journal.consent`: whether the person has turned the journal on. Only a client that the person trusts may decide for
/// them.
enum JournalConsent: Method {
  static let name = "journal.consent"
  static let entitlement: Entitlement? = .journal
  static let requiresParameters = false

  private enum Decision: String, CaseIterable {
    case turnOn
    case turnOff
  }

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let decision = try parameters.optionalChoice("decision", of: Decision.self)
    let journal = try context.server.engines().journal
    if let decision {
      guard context.settings.isTrusted else {
        throw ResponseError(
          .clientRefused, reason: "clientRefused",
          message: "The person gives consent: inkling journal consent --turn-on.")
      }
      try journal.setConsent(decision == .turnOn)
    }
    let state = try journal.consent()
    var result: JSONObject = ["state": .string(state.rawValue)]
    if state != .on { result["introduction"] = Introduction.json }
    return Outcome(.object(result))
  }
}
