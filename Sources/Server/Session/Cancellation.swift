internal import Synchronization

/// Tells work that nobody wants it any more.
final class Cancellation: Sendable {
  private let flag = Atomic(false)
  private let handlers = Mutex<[@Sendable () -> Void]>([])

  func cancel() {
    let waiting = handlers.withLock { handlers in
      flag.store(true, ordering: .releasing)
      defer { handlers = [] }
      return handlers
    }
    for handler in waiting { handler() }
  }

  var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// Has the handler called once when the work is cancelled; at once, if it is already. It must be quick, as whoever
  /// cancels may hold a lock.
  func onCancel(_ handler: @escaping @Sendable () -> Void) {
    let isOver = handlers.withLock { handlers in
      if isCancelled { return true }
      handlers.append(handler)
      return false
    }
    if isOver { handler() }
  }

  /// - Throws: ``CancellationError`` once the work is cancelled; to be called inside loops.
  func check() throws {
    if isCancelled { throw CancellationError() }
  }
}
