internal import JSONRPC

extension Session {
  /// Does what the connection asks for; a job that may start is returned, to be started without the lock.
  func apply(_ effect: Connection.Effect, to state: inout SessionState) -> Job? {
    switch effect {
    case .perform(let request, let ticket): return perform(request, ticket, &state)
    case .notify(let method, let params): notice(method, params, &state)
    case .cancel(let ticket): state.jobs[ticket]?.context.cancellation.cancel()
    case .exit(let code): state.ending = Ending(code: code, flushMilliseconds: 500)
    case .finish: state.draining = min(state.draining ?? .max, server.limits.drainMilliseconds)
    case .giveUp(let why): state.ending = Ending(code: 1, message: why)
    }
    if state.ending != nil || state.draining != nil { monitor.wakeAll() }
    return nil
  }

  private func perform(_ request: Request, _ ticket: Ticket, _ state: inout SessionState) -> Job? {
    do throws(ResponseError) {
      if request.method == Initialize.name {
        let parameters = try Self.parameters(of: request, areRequired: true)
        let client = try Initialize.client(parameters, server)
        state.client = client
        followChanges()
        let result = Initialize.result(client, server, framing: state.outbox.framing)
        state.connection.answer(ticket, with: .result(result), into: &state.outbox)
        return nil
      }
      guard let client = state.client else { throw .notInitialized }
      guard let method = server.methods[request.method] else { throw .methodNotFound }
      let parameters = try Self.parameters(of: request, areRequired: method.requiresParameters)
      try server.admit(client, to: method.entitlement)
      if let answer = ActionsGet.answerAtHand(request.method, parameters, &state.answers) {
        state.connection.answer(ticket, with: .encoded(answer), into: &state.outbox)
        return nil
      }
      let context = try context(for: client, parameters)
      let run = try Self.mapped { try method.prepare(parameters, context) }
      let job = Job(
        ticket: ticket, label: "\(method.name) \(request.id)", background: nil, lane: method.lane(parameters),
        context: context
      ) { context in
        do {
          let outcome = try await run()
          context.progress?.end()
          return outcome
        } catch {
          context.progress?.end()
          return Outcome(.failure(ResponseError(mapping: error)))
        }
      }
      if let subject = method.subject(parameters) { state.lastCalls.insert(ticket, for: subject) }
      state.jobs[ticket] = job
      return state.lanes.enter(job, lane: job.lane)
    } catch {
      state.connection.answer(ticket, with: .failure(error), into: &state.outbox)
      return nil
    }
  }

  private static func mapped<Value>(_ body: () throws -> Value) throws(ResponseError) -> Value {
    do {
      return try body()
    } catch {
      throw ResponseError(mapping: error)
    }
  }

  private static func parameters(of request: Request, areRequired: Bool) throws(ResponseError) -> Parameters {
    switch request.params {
    case .object(let object): return Parameters(object)
    case .array: throw .invalidParams(at: "", "must be an object: all parameters have names")
    case .null where areRequired: throw .invalidRequest("params must be an object.")
    default: return Parameters([:])
    }
  }

  private func context(for client: Client, _ parameters: Parameters) throws(ResponseError) -> RequestContext {
    var progress: ProgressReporter?
    switch parameters.value("workDoneToken") {
    case nil: break
    case .string?, .number?:
      if let token = parameters.value("workDoneToken") {
        progress = ProgressReporter(token: token, now: server.environment.now) { [weak self] in self?.push([$0]) }
      }
    default: throw parameters.invalid("workDoneToken", "must be a string or a number")
    }
    return RequestContext(
      server: server, client: client, cancellation: Cancellation(), start: server.environment.now(), progress: progress,
      isInBackground: { [weak self] subject in self?.isInBackground(subject) ?? false })
  }

  // MARK: - Running

  /// Starts a job, and after it whatever waited for it.
  func start(_ job: Job) {
    Task { await self.run(job) }
  }

  private func run(_ job: Job) async {
    let clock = ContinuousClock()
    var next: Job? = job
    while let job = next {
      let start = clock.now
      follow()
      var attempt = 1
      var pushes: [Push] = []
      var changedMessages: [String] = []
      while true {
        let changes = monitor.withLock { $0.listChanges }
        var outcome = await job.run(job.context)
        pushes += outcome.pushes
        changedMessages += outcome.changedMessages
        outcome.pushes = pushes
        outcome.changedMessages = changedMessages
        // A list that was changed meanwhile is looked up again, so that no answer is older than a push before it.
        // Somebody who changes lists all the time must not keep the call for ever.
        let seen = attempt == Self.attempts ? nil : changes
        if let finished = finish(job, outcome, seen: seen, after: clock.now - start) {
          next = finished.next
          break
        }
        attempt += 1
      }
    }
  }

  private static let attempts = 8

  private func isInBackground(_ subject: OpaqueID) -> Bool {
    monitor.withLock { state in state.background.values.contains { $0.subject == subject } }
  }

  private struct Finished {
    /// What waited for the job in its lane.
    let next: Job?
    /// What follows in the background.
    let startable: [Job]
  }

  /// Answers, then pushes, then begins what follows: in one step, so that no answer is older than a push before it.
  ///
  /// - Parameter changes: How often lists had changed when the job began; nil to take the outcome as it is.
  /// - Returns: Nil if the outcome shows an action list that is older than what the client knows or is about to hear.
  private func finish(
    _ job: Job, _ outcome: Outcome, seen changes: Int?, after duration: Duration
  ) -> Finished? {
    let finished = monitor.withLock { state -> Finished? in
      if let changes, Self.isOverrun(outcome, since: changes, state) { return nil }
      if let ticket = job.ticket {
        state.jobs[ticket] = nil
        state.connection.answer(ticket, with: outcome.answer, into: &state.outbox)
      } else if let name = job.background {
        state.background[name] = nil
      }
      state.ended += 1
      if !outcome.changedMessages.isEmpty { state.listChanges += 1 }
      for message in outcome.changedMessages { state.answers.remove(OpaqueID(message)) }
      if let shown = outcome.shown {
        // What still waits to be pushed of this list is older than the answer.
        state.outbox.removeNotification(key: ActionsReady.key(shown.id))
        state.told.insert(shown.revision, for: shown.id)
        if changes != nil, outcome.isList, state.isFollowing, case .encoded(let list) = outcome.answer {
          state.answers.insert(list, for: shown.id)
        }
      }
      enqueue(outcome.pushes, &state)
      trace(job, outcome, duration, &state)
      let startable = outcome.background.compactMap { begin($0, after: job, &state) }
      return Finished(next: state.lanes.leave(job.lane), startable: startable)
    }
    guard let finished else { return nil }
    outputChanged()
    wakeIfAwaited()
    for job in finished.startable { start(job) }
    return finished
  }

  private static func isOverrun(_ outcome: Outcome, since changes: Int, _ state: SessionState) -> Bool {
    if outcome.looksUp, state.listChanges != changes { return true }
    guard let shown = outcome.shown, let told = state.told[shown.id] else { return false }
    return told > shown.revision
  }

  private func begin(_ work: BackgroundWork, after job: Job, _ state: inout SessionState) -> Job? {
    guard state.background[work.name] == nil else { return nil }
    // Calls may end in another order than they came: what a later one has brought is not undone.
    for subject in [work.subject, work.conversation] {
      if let ticket = job.ticket, let last = subject.flatMap({ state.lastCalls[$0] }), last > ticket { return nil }
    }
    let context = RequestContext(
      server: server, client: job.context.client, cancellation: Cancellation(), start: server.environment.now(),
      progress: nil, isInBackground: job.context.isInBackground)
    state.background[work.name] = SessionState.Background(subject: work.subject, cancellation: context.cancellation)
    let following = Job(
      ticket: nil, label: job.label + ", going on,", background: work.name, lane: work.lane, context: context,
      run: work.run)
    return state.lanes.enter(following, lane: work.lane)
  }

  // MARK: - Pushing

  /// Sends notifications, in their order.
  func push(_ pushes: [Push]) {
    guard !pushes.isEmpty else { return }
    monitor.withLock { enqueue(pushes, &$0) }
    outputChanged()
  }

  private func wakeIfAwaited() {
    if monitor.withLock({ $0.isRoomAwaited || $0.draining != nil }) { monitor.wakeAll() }
  }

  func enqueue(_ pushes: [Push], _ state: inout SessionState) {
    for push in pushes {
      if let list = push.list {
        if let told = state.told[list.id], told >= list.revision { continue }
        state.told.insert(list.revision, for: list.id)
      }
      state.outbox.appendNotification(push.method, push.params, key: push.key)
    }
  }

  private func trace(_ job: Job, _ outcome: Outcome, _ duration: Duration, _ state: inout SessionState) {
    guard state.trace != .off else { return }
    var params: JSONObject = ["message": .string("\(job.label) took \(duration.formatted(.milliseconds))")]
    if state.trace == .verbose, case .failure(let error) = outcome.answer {
      params["verbose"] = .string("It ended with \(error.reason).")
    }
    state.outbox.appendNotification("$/logTrace", .object(params), key: nil)
  }

  private func notice(_ method: String, _ params: JSONValue?, _ state: inout SessionState) {
    switch method {
    case "$/setTrace":
      if let value = params?["value"]?.string.flatMap({ TraceValue(rawValue: $0) }) { state.trace = value }
    default: break
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
