import Synchronization

/// One stretch of an intent's work: from its beginning, or an answer, to its end, its next question or the time limit,
/// whichever comes first.
final class IntentRun: Sendable {
  typealias Ending = Result<IntentOutcome, SnippetError>

  private struct State {
    var task: Task<Void, Never>?
    var isCancelled = false
    var ending: Ending?
    var waiting: CheckedContinuation<Ending, Never>?
  }

  private let state = Mutex(State())

  /// Whether what the intent still does comes too late.
  var isOver: Bool { state.withLock { $0.ending != nil } }

  /// Begins, in a task of its own: an intent that does not stop holds up nobody but itself.
  ///
  /// - Parameter late: Receives an ending that comes after the run is over.
  func start(_ body: @escaping @Sendable () async -> Ending, late: @escaping @Sendable (Ending) -> Void) {
    let task = Task {
      let ending = await body()
      if !self.finish(ending) { late(ending) }
    }
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Waits for the ending; to be called once.
  func ending() async -> Ending {
    await withCheckedContinuation { continuation in
      let ending = state.withLock { state -> Ending? in
        if state.ending == nil { state.waiting = continuation }
        return state.ending
      }
      if let ending { continuation.resume(returning: ending) }
    }
  }

  /// - Returns: Whether this ending counts: only the first one does.
  @discardableResult func finish(_ ending: Ending) -> Bool {
    let (isFirst, waiting) = state.withLock { state -> (Bool, CheckedContinuation<Ending, Never>?) in
      guard state.ending == nil else { return (false, nil) }
      state.ending = ending
      defer { state.waiting = nil }
      return (true, state.waiting)
    }
    waiting?.resume(returning: ending)
    return isFirst
  }

  /// Tells the intent to stop.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
