internal import JSONRPC
internal import Journal

extension ResponseError {
  /// The error of a response for one of the journal.
  init(journal error: JournalError) {
    switch error {
    case .consentRequired: self.init(consentRequired: .turnedOff)
    case .unknownHandle:
      self.init(.unknownHandle, reason: "unknownHandle", message: "This client was never given this handle.")
    case .expiredHandle:
      self.init(
        .expiredHandle, reason: "expiredHandle", message: "The handle no longer holds; ask for the list again.")
    case .tooManySelections:
      self.init(
        .tooManySelections, reason: "tooManySelections",
        message: "A client may select \(Journal.selectionsPerHour) times an hour.")
    case .tooManyDonations:
      self.init(
        .tooManyDonations, reason: "tooManyDonations",
        message: "A client may have \(Donation.mostForClient) events in the journal.",
        details: ["limit": JSONValue(Donation.mostForClient)])
    case .titlesNotAllowed:
      self.init(.clientRefused, reason: "clientRefused", message: "This client may not see titles.")
    case .unknownItem:
      self = .invalidParams(at: "/excludedItems", "names no item of the suggestion")
    case .cannotCopy(let problem): self = .invalidParams(at: "/directory", problem)
    case .nothingLeft: self = .invalidParams(at: "/excludedItems", "leaves nothing of the suggestion")
    case .unknownSource, .unknownFolder, .notADirectory, .notATable, .unknownMoment, .sameMoment, .noPlace:
      self = .internalError
    }
  }

  /// The error of a call before consent.
  ///
  /// - Parameter reason: Whether the person has turned the journal off, or was not asked.
  init(consentRequired reason: EmptyReason) {
    self.init(
      .consentRequired, reason: "consentRequired", message: "The person has not turned on the journal.",
      details: ["introduction": Introduction.json, "emptyReason": .string(reason.rawValue)])
  }
}
