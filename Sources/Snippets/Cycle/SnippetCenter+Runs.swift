import Foundation
import JSONRPC
import Synchronization

extension SnippetCenter {
  /// Runs one stretch of the work of the intent of that name for a snippet, within the time limit.
  ///
  /// - Parameter next: What follows from an ending.
  /// - Returns: The ending; nil where somebody else goes on with it.
  func run(
    _ name: String, for id: String, isDrawing: Bool = false,
    _ body: @escaping @Sendable (IntentContext) async throws -> IntentOutcome,
    next: @escaping @Sendable (IntentRun.Ending) -> [SnippetCenterState.Step]
  ) async -> IntentRun.Ending? {
    let run = IntentRun()
    let context = context(for: id, isDrawing: isDrawing, run)
    guard isDrawing || !context.isCancelled() else { return .failure(.cancelled()) }
    let isUnwatched = state.withLock { state in
      state.runs[OpaqueID(id)] = SnippetCenterState.Run(
        run: run, isDrawing: isDrawing, since: timeLimit?.elapsed() ?? .zero,
        isLongRunning: state.entries[OpaqueID(id)]?.session.catalogue.description(of: name)?.isLongRunning ?? false,
        next: next)
      guard timeLimit != nil, !state.isWatching else { return false }
      state.isWatching = true
      return true
    }
    if isUnwatched { watch() }
    run.start {
      do {
        return .success(try await body(context))
      } catch {
        return .failure(SnippetError(of: error, in: name))
      }
    } late: { [weak self] ending in
      self?.noticeLate(ending)
    }
    let ending = await run.ending()
    if ending != nil { state.withLock { $0.forget(run, of: id) } }
    return ending
  }

  private func context(for id: String, isDrawing: Bool, _ run: IntentRun) -> IntentContext {
    let surroundings = state.withLock { $0.entries[OpaqueID(id)]?.surroundings } ?? IntentSurroundings(timeZone: .gmt)
    var context = IntentContext(
      now: clock(), surroundings: surroundings, makeIdentifier: makeIdentifier,
      isCancelled: { [self] in
        if run.isOver { return true }
        let cancellations = state.withLock { $0.cancellations(of: id) }
        return !cancellations.isEmpty && cancellations.allSatisfy { $0() }
      })
    context.isDrawing = isDrawing
    context.report = { [weak self] progress in
      guard let self, !run.isOver else { return }
      for handler in state.withLock({ $0.noteProgress(of: id, at: self.timeLimit?.elapsed() ?? .zero) }) {
        handler(progress)
      }
    }
    // A draw that reloads what it draws would never come to an end.
    if !isDrawing { context.reload = { [weak self] names in self?.dataChanged(intentNames: names) } }
    return context
  }

  /// What an intent did after its time was up may still have changed something.
  private func noticeLate(_ ending: IntentRun.Ending) {
    switch ending {
    case .success(.finished(let output)): dataChanged(intentNames: output.changed)
    case .success: break
    case .failure(let error): dataChanged(intentNames: error.changed)
    }
  }

  /// Tells the intents to stop whose callers have all cancelled. To be called after a caller has cancelled.
  public func noticeCancellations() {
    let cancelled = state.withLock { state in
      state.runs.filter { id, run in
        let cancellations = state.cancellations(of: id.text)
        return !run.isDrawing && !cancellations.isEmpty && cancellations.allSatisfy { $0() }
      }.map(\.value.run)
    }
    for run in cancelled { run.cancel() }
  }

  // MARK: - The time limit

  /// One task watches all runs, and ends when nothing runs.
  private func watch() {
    guard let timeLimit else { return }
    Task { [weak self] in
      while let pause = self?.endLateRuns() { await timeLimit.sleep(pause) }
    }
  }

  /// Ends the runs whose time is up.
  ///
  /// - Returns: How long it is until the next one's may be; nil where nothing runs.
  private func endLateRuns() -> Duration? {
    guard let timeLimit else { return nil }
    let (late, pause) = state.withLock { state -> ([SnippetCenterState.Run], Duration?) in
      let start = timeLimit.elapsed() - timeLimit.duration
      let late = state.runs.filter { $0.value.since <= start }
      for key in late.keys { state.runs[key] = nil }
      let pause = state.runs.values.map(\.since).min().map { $0 - start }
      if pause == nil { state.isWatching = false }
      return (Array(late.values), pause)
    }
    let ending = IntentRun.Ending.failure(.timedOut(milliseconds: timeLimit.milliseconds))
    for run in late where run.run.expire(ending) {
      let steps = run.next(ending)
      Task { await self.carryOut(steps) { _ in } }
    }
    return pause
  }
}
