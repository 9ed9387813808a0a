internal import Synchronization

/// Lets so many scripts run at once; the others wait in their order, without holding a thread.
final class ScriptSlots: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
    var running: [ObjectIdentifier: ScriptProcess] = [:]
    var isClosed = false
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(State(free: count))
  }

  /// Waits for a place, which ``leave()`` gives back.
  func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.free > 0 {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  /// Notes that it runs, so that it can be ended with the rest; after ``close()`` it is ended at once.
  func note(_ process: ScriptProcess) {
    let isClosed = state.withLock { state in
      state.running[ObjectIdentifier(process)] = process
      return state.isClosed
    }
    if isClosed { process.cancel() }
  }

  /// It has ended.
  func forget(_ process: ScriptProcess) {
    state.withLock { $0.running[ObjectIdentifier(process)] = nil }
  }

  /// Ends what runs, and whatever would be run from now on.
  func close() {
    let running = state.withLock { state in
      state.isClosed = true
      return Array(state.running.values)
    }
    for process in running { process.cancel() }
  }

  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
