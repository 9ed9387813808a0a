internal import Synchronization

/// Tells work that nobody wants it any more.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  func cancel() {
    flag.store(true, ordering: .releasing)
  }

  var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// - Throws: ``CancellationError`` once the work is cancelled; to be called inside loops.
  func check() throws {
    if isCancelled { throw CancellationError() }
  }
}
