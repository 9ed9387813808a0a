import Synchronization

/// How far an intent has come, in a unit of its choice.
public final class PerformProgress: Sendable {
  private let counts = Mutex(IntentProgress(completed: 0, total: 1))
  private let report: @Sendable (IntentProgress) -> Void

  init(report: @escaping @Sendable (IntentProgress) -> Void) {
    self.report = report
  }

  /// How much there is to do, above 0.
  public var totalUnitCount: Int {
    get { counts.withLock { $0.total } }
    set { counts.withLock { $0.total = max(1, newValue) } }
  }

  /// How much is done.
  public var completedUnitCount: Int {
    get { counts.withLock { $0.completed } }
    set {
      report(
        counts.withLock { counts in
          counts.completed = min(counts.total, max(0, newValue))
          return counts
        })
    }
  }
}
