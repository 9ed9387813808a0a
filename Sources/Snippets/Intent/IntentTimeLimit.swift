/// How long an intent may take from when it begins, or goes on after an answer, until it ends or asks.
///
/// One that takes longer is told to stop and counts as failed; what it changes from then on by
/// ``IntentContext/change(_:)-(()->Value)`` is refused.
public struct IntentTimeLimit: Sendable {
  /// In milliseconds, above 0.
  public let milliseconds: Int
  let elapsed: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async -> Void

  /// - Parameter clock: Measures the time; tests pass one that they move by hand.
  public init(milliseconds: Int, clock: some Clock<Duration>) {
    self.milliseconds = milliseconds
    let origin = clock.now
    elapsed = { origin.duration(to: clock.now) }
    sleep = { try? await clock.sleep(for: $0) }
  }

  var duration: Duration { .milliseconds(milliseconds) }
}
