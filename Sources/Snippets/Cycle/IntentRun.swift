import Synchronization

/// One stretch of an intent's work: from its beginning, or an answer, to its end, its next question or the time limit,
/// whichever comes first.
///
/// It begins at once, on the thread of whoever starts it, for most intents are done before another thread would wake.
/// One that holds on to the thread beyond the time limit is left behind: somebody else goes on in its starter's place.
final class IntentRun: Sendable {
  typealias Ending = Result<IntentOutcome, SnippetError>

  fileprivate struct State {
    var task: Task<Void, Never>?
    var isCancelled = false
    var isOver = false
    /// Until it is taken: what goes on with it must not be held by what it came from.
    var ending: Ending?
    var waiting: CheckedContinuation<Ending?, Never>?
    /// Somebody else goes on, for its starter could not.
    var isTakenOver = false
  }

  private let state = Mutex(State())

  /// Whether what the intent still does comes too late.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Whether somebody waits for the ending.
  var isAwaited: Bool { state.withLock { $0.waiting != nil } }

  /// Begins, in a task of its own.
  ///
  /// - Parameter late: Receives an ending that comes after the run is over.
  func start(_ body: @escaping @Sendable () async -> Ending, late: @escaping @Sendable (Ending) -> Void) {
    let task = Task.immediate {
      let ending = await body()
      if !self.finish(ending) { late(ending) }
    }
    let isCancelled = state.withLock { state in
      if !state.isOver { state.task = task }
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Waits for the ending; to be called once, after the start. Nil where somebody else goes on with it.
  func ending() async -> Ending? {
    if let ending = state.withLock({ $0.take() }) { return ending }
    return await withCheckedContinuation { continuation in
      let (ending, isOver) = state.withLock { state -> (Ending?, Bool) in
        if !state.isOver { state.waiting = continuation }
        return (state.take(), state.isOver)
      }
      if isOver { continuation.resume(returning: ending) }
    }
  }

  /// - Returns: Whether this ending counts: only the first one does.
  private func finish(_ ending: Ending) -> Bool {
    let (isFirst, waiting) = state.withLock { state -> (Bool, CheckedContinuation<Ending?, Never>?) in
      guard !state.isOver else { return (false, nil) }
      state.isOver = true
      defer { state.waiting = nil }
      if state.waiting == nil { state.ending = ending }
      return (true, state.waiting)
    }
    waiting?.resume(returning: ending)
    return isFirst
  }

  /// Ends it from outside, and tells the intent to stop.
  ///
  /// - Returns: Whether its starter cannot go on, so that somebody else has to.
  func expire(_ ending: Ending) -> Bool {
    let (isStuck, waiting) = state.withLock { state -> (Bool, CheckedContinuation<Ending?, Never>?) in
      guard !state.isOver else { return (false, nil) }
      state.isOver = true
      state.isTakenOver = state.waiting == nil
      defer { state.waiting = nil }
      return (state.isTakenOver, state.waiting)
    }
    cancel()
    waiting?.resume(returning: ending)
    return isStuck
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

extension IntentRun.State {
  fileprivate mutating func take() -> IntentRun.Ending? {
    defer { ending = nil }
    return ending
  }
}
