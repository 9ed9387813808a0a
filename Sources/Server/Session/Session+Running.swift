internal import JSONRPC

extension Session {
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
        // Calls may end in another order than they came: what a later one has brought is not undone.
        let isOutdated = monitor.withLock { $0.isOutdated(job) }
        var outcome = isOutdated ? Outcome(.null) : await job.run(job.context)
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

  func isInBackground(_ subject: OpaqueID) -> Bool {
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
        if case .failure = outcome.answer {
        } else {
          for subject in job.subjects { state.doneCalls.insert(ticket, for: subject) }
        }
        state.connection.answer(ticket, with: outcome.answer, into: &state.outbox)
      } else if let name = job.background {
        state.background[name] = nil
      }
      state.ended += 1
      if !outcome.changedMessages.isEmpty { state.listChanges += 1 }
      for message in outcome.changedMessages { state.answers.remove(OpaqueID(message)) }
      if let shown = outcome.shown {
        // What still waits to be pushed of this list is older than the answer, or the answer is one of the last resort.
        if state.told[shown.id].map({ $0 <= shown.revision }) ?? true {
          state.outbox.removeNotification(key: ActionsReady.key(shown.id))
        }
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
    guard state.background[work.name] == nil else {
      state.background[work.name]?.origin = job.origin
      return nil
    }
    let context = RequestContext(
      server: server, client: job.context.client, cancellation: Cancellation(), start: server.environment.now(),
      progress: nil, isInBackground: job.context.isInBackground)
    state.background[work.name] = SessionState.Background(
      subject: work.subject, cancellation: context.cancellation, endsWithInput: work.endsWithInput,
      origin: job.origin)
    if work.endsWithInput, state.isInputOver { context.cancellation.cancel() }
    let following = Job(
      ticket: nil, origin: job.origin, label: job.label + ", going on,", background: work.name,
      subjects: [work.subject, work.conversation].compactMap { $0 }, lane: work.lane, context: context,
      run: work.run)
    return state.lanes.enter(following, lane: work.lane)
  }
}
