internal import JSONRPC
internal import Journal

extension Server {
  /// Nothing is read for a method of the journal before the person has turned it on, its parameters neither.
  ///
  /// - Throws: ``ResponseError`` of ``ErrorCode/consentRequired``, which says whether they were asked, or an error of the store.
  func requireConsent() throws {
    switch try engines().journal.consent() {
    case .on: break
    case .notAsked: throw ResponseError(consentRequired: .notDetermined)
    case .off: throw ResponseError(consentRequired: .turnedOff)
    }
  }

  /// Lets a client use a feature, if it has named the entitlement and the person does not refuse it.
  func admit(_ client: Client, to entitlement: Entitlement?) throws(ResponseError) {
    guard let entitlement else { return }
    try configuration.admit(client.name, naming: client.entitlements.contains(entitlement), to: entitlement)
  }
}

extension Configuration {
  /// Lets a client use a feature, if it has named the entitlement and the person does not refuse it.
  func admit(_ client: String, naming isNamed: Bool, to entitlement: Entitlement) throws(ResponseError) {
    guard isNamed else {
      throw ResponseError(
        .entitlementMissing, reason: "entitlementMissing",
        message: "initialize did not name the entitlement.",
        details: ["entitlement": .string(entitlement.rawValue)])
    }
    guard !self.client(client).refused.contains(entitlement.rawValue) else {
      throw ResponseError(
        .clientRefused, reason: "clientRefused",
        message: "The person's configuration refuses this client.")
    }
  }
}
