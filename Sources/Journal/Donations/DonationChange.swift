/// What a client's call changes in its donations.
public struct DonationChange: Sendable, Hashable {
  /// Takes back all that there is, before anything is put there.
  public var deletesAll = false
  /// The ids of what is taken back; one that is not there is taken back already.
  public var deleted: [String] = []
  /// What is put there; in the place of what has the id.
  public var donations: [Donation] = []

  /// Nothing is changed.
  public init() {}
}
