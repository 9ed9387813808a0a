import Foundation
import Synchronization

/// A clock that a test moves.
final class Clock: Sendable {
  private let seconds = Mutex(1_800_000_000.0)

  var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }

  func advance(days: Double) {
    seconds.withLock { $0 += days * 86_400 }
  }
}
