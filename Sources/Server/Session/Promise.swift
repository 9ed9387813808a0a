internal import Synchronization

/// A value that comes later, from whatever thread.
final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case open(CheckedContinuation<Value, Never>?)
    case fulfilled(Value)
  }

  private let state = Mutex(State.open(nil))

  /// Gives the value; only the first one counts.
  func fulfil(_ value: Value) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
      guard case .open(let continuation) = state else { return nil }
      state = .fulfilled(value)
      return continuation
    }
    waiting?.resume(returning: value)
  }

  /// Waits for the value; to be called once.
  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let value = state.withLock { state -> Value? in
        if case .fulfilled(let value) = state { return value }
        state = .open(continuation)
        return nil
      }
      if let value { continuation.resume(returning: value) }
    }
  }
}
