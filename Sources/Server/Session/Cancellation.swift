internal import Synchronization

/// Tells work that nobody wants it any more.
final class Cancellation: Sendable {
  private let flag = Atomic(false)
  private let handler = Mutex<(@Sendable () -> Void)?>(nil)

  func cancel() {
    flag.store(true, ordering: .sequentiallyConsistent)
    takeHandler()?()
  }

  /// Calls the handler once the work is cancelled, at once if it is already; it must be quick, and not wait.
  func onCancel(_ handler: @escaping @Sendable () -> Void) {
    self.handler.withLock { $0 = handler }
    if flag.load(ordering: .sequentiallyConsistent) { takeHandler()?() }
  }

  private func takeHandler() -> (@Sendable () -> Void)? {
    handler.withLock { handler in
      defer { handler = nil }
      return handler
    }
  }

  var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// - Throws: ``CancellationError`` once the work is cancelled; to be called inside loops.
  func check() throws {
    if isCancelled { throw CancellationError() }
  }
}
