internal import JSONRPC
internal import Journal

/// `journal.donate`: what a client tells the journal of, and takes back. The answer is the same whatever becomes of it.
enum JournalDonate: Method {
  static let name = "journal.donate"
  static let entitlement: Entitlement? = .journal
  static let needsConsent = true
  /// What one call may bring …
  static let mostEvents = 200
  /// … and take back.
  static let mostDeleted = 1_000

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    try context.server.engines().journal.donate(
      try change(parameters), client: context.client.name, now: context.now)
    return Outcome(["state": "accepted"])
  }

  private static func change(_ parameters: Parameters) throws(ResponseError) -> DonationChange {
    var change = DonationChange()
    change.deletesAll = try parameters.optionalBool("deleteAll") ?? false
    change.deleted = try parameters.optionalStrings("delete") ?? []
    guard change.deleted.count <= mostDeleted else {
      throw parameters.invalid("delete", "has more than \(mostDeleted)")
    }
    for (index, identifier) in change.deleted.enumerated() where !DonationReader.isID(identifier) {
      throw .invalidParams(at: "/delete/\(index)", DonationReader.idRule)
    }
    let events = try parameters.optionalObjects("events") ?? []
    guard events.count <= mostEvents else { throw parameters.invalid("events", "has more than \(mostEvents)") }
    guard change.deletesAll || !change.deleted.isEmpty || !events.isEmpty else {
      throw parameters.invalid("events", "is missing, and nothing is taken back either")
    }
    var seen = Set(change.deleted.map { OpaqueID($0) })
    for event in events {
      let donation = try DonationReader.donation(event)
      guard seen.insert(OpaqueID(donation.id)).inserted else { throw event.invalid("id", "is named twice") }
      change.donations.append(donation)
    }
    return change
  }
}
