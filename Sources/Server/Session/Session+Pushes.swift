internal import JSONRPC
internal import Snippets

extension Session {
  /// Sends notifications, in their order.
  func push(_ pushes: [Push]) {
    guard !pushes.isEmpty else { return }
    monitor.withLock { enqueue(pushes, &$0) }
    outputChanged()
  }

  func wakeIfAwaited() {
    if monitor.withLock({ $0.isRoomAwaited || $0.draining != nil }) { monitor.wakeAll() }
  }

  func enqueue(_ pushes: [Push], _ state: inout SessionState) {
    for push in pushes {
      if let list = push.list {
        if let told = state.told[list.id], told >= list.revision { continue }
        state.told.insert(list.revision, for: list.id)
      }
      if push.isOrdered {
        if let key = push.key { state.outbox.removeNotification(key: key) }
        state.outbox.appendOrdered(push.method, push.params)
        continue
      }
      state.outbox.appendNotification(push.method, push.params, key: push.key)
    }
  }

  func trace(_ job: Job, _ outcome: Outcome, _ duration: Duration, _ state: inout SessionState) {
    guard state.trace != .off else { return }
    var params: JSONObject = ["message": .string("\(job.label) took \(duration.formatted(.milliseconds))")]
    if state.trace == .verbose, case .failure(let error) = outcome.answer {
      params["verbose"] = .string("It ended with \(error.reason).")
    }
    state.outbox.appendNotification("$/logTrace", .object(params), key: nil)
  }

  func notice(_ method: String, _ params: JSONValue?, _ state: inout SessionState) {
    switch method {
    case "initialized":
      let due = actionProviders.open()
      if !due.isEmpty { Task { start(due) } }
    case "$/setTrace":
      if let value = params?["value"]?.string.flatMap({ TraceValue(rawValue: $0) }) { state.trace = value }
    case "snippet.reload": reload(params, state)
    case "snippet.pending":
      guard let invocation = params?["invocationId"]?.string else { return }
      state.calls.keepWaiting(for: invocation, now: server.environment.now())
    default: break
    }
  }

  /// The client's data have changed, which its own intents show.
  private func reload(_ params: JSONValue?, _ state: SessionState) {
    guard let client = state.client?.name else { return }
    let intent = params?["intent"]?.string
    let snippet = params?["snippetId"]?.string
    // What the snippets say of it comes back to this session, which is locked now.
    Task { [snippets = server.snippets] in
      if let intent { snippets.dataChanged(intentNames: [intent], of: client) }
      if let snippet { snippets.dataChanged(snippetID: snippet, of: client) }
    }
  }
}

extension Duration {
  fileprivate enum Unit { case milliseconds }

  /// With two decimals.
  fileprivate func formatted(_ unit: Unit) -> String {
    let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    return "\(Double(microseconds / 10) / 100) ms"
  }
}
