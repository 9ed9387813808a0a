/// What a call for a message's actions has led to.
public struct Generation: Sendable, Hashable {
  /// The actions of the message that was asked about.
  public var list: ActionList
  /// Whether the message was read in this call; false where its list was stored and nothing changed it.
  public var isNew: Bool
  /// The lists of other messages that this call changed, with their new revisions.
  public var changed: [ActionList]
}
