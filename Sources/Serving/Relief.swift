internal import CTimer
internal import Glibc
internal import Synchronization

/// Lets one of two threads take over from the other, where that one is held up by what it does.
///
/// The one that stands by waits at a timer of the kernel and looks whether the same work goes on as a moment ago. The
/// timer runs from the first work on until nobody works: to set it costs more than to begin short work, of which there is
/// much more.
final class Relief: Sendable {
  /// Somebody who is busy for so many nanoseconds is relieved, at the latest after twice as many.
  private static let patience = 1_000_000

  private let timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC))
  private let isSet = Atomic(false)
  /// Counts each beginning and each end of work, so it is odd while somebody works.
  private let changes = Atomic(0)
  private let isStandingBy = Atomic(false)
  private let isOver = Atomic(false)

  deinit {
    if timer >= 0 { close(timer) }
  }

  /// The one whose turn it is begins to work.
  ///
  /// - Returns: False if nobody stands by, so that it must not be held up.
  func beginWork() -> Bool {
    guard isStandingBy.load(ordering: .acquiring) else { return false }
    changes.add(1, ordering: .sequentiallyConsistent)
    setTimer()
    return true
  }

  /// - Returns: Whether it is still this thread's turn; if not, it is to stand by.
  func endWork() -> Bool { take(changes.load(ordering: .acquiring)) }

  /// Waits until the other one is held up.
  ///
  /// - Returns: Whether it is this thread's turn now; false at the end.
  func standBy() -> Bool {
    guard timer >= 0 else { return false }
    isStandingBy.store(true, ordering: .releasing)
    var seen: Int?
    var expirations: UInt64 = 0
    while !isOver.load(ordering: .acquiring) {
      guard read(timer, &expirations, MemoryLayout<UInt64>.size) > 0 || errno == EINTR else { break }
      let count = changes.load(ordering: .acquiring)
      isSet.store(false, ordering: .sequentiallyConsistent)
      if count == seen, take(count) {
        isStandingBy.store(false, ordering: .releasing)
        return true
      }
      // Looked at again after the timer was given free: who begins meanwhile sets it, or is seen here.
      let isBusy = !changes.load(ordering: .sequentiallyConsistent).isMultiple(of: 2)
      seen = isBusy ? count : nil
      if isBusy { setTimer() }
    }
    isStandingBy.store(false, ordering: .releasing)
    return false
  }

  /// Nobody has to stand by any longer.
  func end() {
    isOver.store(true, ordering: .releasing)
    isSet.store(false, ordering: .sequentiallyConsistent)
    setTimer()
  }

  /// Ends the work that is counted so, for one of the two.
  private func take(_ count: Int) -> Bool {
    !count.isMultiple(of: 2)
      && changes.compareExchange(expected: count, desired: count + 1, ordering: .acquiringAndReleasing).exchanged
  }

  private func setTimer() {
    guard !isSet.exchange(true, ordering: .sequentiallyConsistent) else { return }
    var time = itimerspec()
    time.it_value.tv_nsec = Self.patience
    timerfd_settime(timer, 0, &time, nil)
  }
}
