/// What a told or reset outcome has led to.
public struct OutcomeChange: Sendable, Hashable {
  /// What counts for the action from now on; nil after a reset.
  public var outcome: ActionOutcome?
  /// How many outcomes were erased.
  public var forgotten = 0
  /// The lists that changed thereby, with their new revisions, by the client whose they are.
  public var changed: [ActionList] = []
}
