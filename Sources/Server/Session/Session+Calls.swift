internal import Foundation
internal import JSONRPC

extension Session {
  /// Sends a request to the client and waits for its end.
  func call(_ call: HostCall, _ cancellation: Cancellation?) async -> Result<JSONValue, CallFault> {
    let promise = Promise<Result<JSONValue, CallFault>>()
    let id = change { state, now in
      let (id, effects) = state.calls.begin(call, now: now)
      state.callers[id] = promise
      if let deadline = state.calls.deadline(of: id) { setTimer(deadline, &state, now: now) }
      return (id, effects)
    }
    // The session may be locked while something is cancelled.
    cancellation?.onCancel { [weak self] in Task { self?.cancelCall(id) } }
    return await withTaskCancellationHandler {
      await promise.value()
    } onCancel: {
      Task { self.cancelCall(id) }
    }
  }

  private func cancelCall(_ id: OutgoingCalls.ID) {
    change { state, now in ((), state.calls.cancel(id, now: now)) }
  }

  /// Gives up the calls that the client has not answered in time.
  func expireCalls() {
    change { state, now in ((), state.calls.expire(now: now)) }
  }

  /// Gives up the calls of a provider that is not there any more.
  func dropCalls(of provider: String) {
    change { state, now in ((), state.calls.drop(provider: provider, now: now)) }
  }

  /// Nobody will answer any more.
  func closeCalls() {
    change { state, _ in ((), state.calls.close()) }
  }

  private func change<Value>(
    _ event: (inout SessionState, Date) -> (Value, [OutgoingCalls.Effect])
  ) -> Value {
    let now = server.environment.now()
    let (value, isQuiet) = monitor.withLock { state in
      let (value, effects) = event(&state, now)
      carryOut(effects, &state, now: now)
      return (value, effects.isEmpty)
    }
    if !isQuiet {
      outputChanged()
      wakeIfAwaited()
    }
    return value
  }

  func carryOut(_ effects: [OutgoingCalls.Effect], _ state: inout SessionState, now: Date) {
    for effect in effects {
      switch effect {
      case .send(let id, let method, let params):
        state.outbox.appendRequest(OutgoingCalls.name(of: id), method, params)
        if let deadline = state.calls.deadline(of: id) { setTimer(deadline, &state, now: now) }
      case .cancel(let id):
        let params: JSONValue = ["id": .string(OutgoingCalls.name(of: id))]
        state.outbox.appendOrdered("$/cancelRequest", params)
      case .settle(let id, let result): state.callers.removeValue(forKey: id)?.fulfil(result)
      }
    }
  }

  /// Sees to it that ``expireCalls()`` comes in time. Whoever never calls has no timer.
  private func setTimer(_ next: Date, _ state: inout SessionState, now: Date) {
    guard state.timer.map({ next < $0 }) ?? true else { return }
    state.timer = next
    let wait = Duration.seconds(max(0.001, next.timeIntervalSince(now)))
    Task { [weak self] in
      try? await Task.sleep(for: wait)
      self?.timerFired(next)
    }
  }

  private func timerFired(_ date: Date) {
    let isCurrent = monitor.withLock { state in
      if state.timer == date { state.timer = nil }
      return state.timer == nil
    }
    guard isCurrent else { return }
    expireCalls()
    let now = server.environment.now()
    monitor.withLock { state in
      if let next = state.calls.nextDeadline { setTimer(next, &state, now: now) }
    }
  }
}
