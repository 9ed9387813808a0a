/// How far a long piece of work has come.
public struct IntentProgress: Sendable, Equatable {
  /// How much is done, from 0 to ``total``.
  public var completed: Int
  /// How much there is to do, above 0.
  public var total: Int

  /// The counts are in a unit of the intent's choice.
  public init(completed: Int, total: Int) {
    self.completed = completed
    self.total = total
  }
}
