internal import JSONRPC

extension Session {
  /// Starts a job, and after it whatever waited for it.
  func start(_ job: Job) {
    Task { await self.run(job) }
  }

  /// The same, on this thread as far as nothing has to be waited for.
  func begin(_ job: Job) {
    Task.immediate { await self.run(job) }
  }

  private func run(_ job: Job) async {
    var next: Job? = job
    while let job = next {
      follow()
      let others = others(with: job)
      if others.isEmpty { await runAlone(job) } else { await runTogether([job] + others) }
      next = monitor.withLock { $0.lanes.leave(job.lane) }
    }
  }

  /// - Parameters:
  ///   - pushes: What an earlier run, whose answer was overtaken, has to say otherwise.
  ///   - changedMessages: The messages whose lists that has changed.
  func runAlone(_ job: Job, pushes: [Push] = [], changedMessages: [String] = []) async {
    let clock = ContinuousClock()
    let start = clock.now
    var attempt = 1
    var (pushes, changedMessages) = (pushes, changedMessages)
    while true {
      // Calls may end in another order than they came: what a later one has brought is not undone.
      let (changes, isOutdated) = monitor.withLock { ($0.listChanges, $0.isOutdated(job)) }
      var outcome = isOutdated ? Outcome(.null) : await job.run(job.context)
      pushes += outcome.pushes
      changedMessages += outcome.changedMessages
      outcome.pushes = pushes
      outcome.changedMessages = changedMessages
      // A list that was changed meanwhile is looked up again, so that no answer is older than a push before it.
      // Somebody who changes lists all the time must not keep the call for ever.
      let seen = attempt == Self.attempts ? nil : changes
      if finish([(job: job, outcome: outcome)], seen: seen, after: clock.now - start) == 1 { return }
      attempt += 1
    }
  }

  private static let attempts = 8

  func isInBackground(_ subject: OpaqueID) -> Bool {
    monitor.withLock { state in state.background.values.contains { $0.subject == subject } }
  }

  /// Answers, then pushes, then begins what follows: each in one step, so that no answer is older than a push before it.
  ///
  /// - Parameter changes: How often lists had changed when the jobs began; nil to take the outcomes as they are.
  /// - Returns: How many were finished: all of them, or those in front of the first one whose outcome shows an action
  ///   list that is older than what the client knows or is about to hear.
  func finish(
    _ ended: ArraySlice<(job: Job, outcome: Outcome)>, seen changes: Int?, after duration: Duration
  ) -> Int {
    let (count, startable) = monitor.withLock { state -> (Int, [Job]) in
      var count = 0
      var startable: [Job] = []
      for (job, outcome) in ended {
        if let changes, Self.isOverrun(outcome, since: changes, state) { break }
        settle(job, outcome, isCurrent: changes != nil, &state)
        trace(job, outcome, duration, &state)
        startable += outcome.background.compactMap { begin($0, after: job, &state) }
        count += 1
      }
      return (count, startable)
    }
    guard count > 0 else { return 0 }
    outputChanged()
    wakeIfAwaited()
    for job in startable { start(job) }
    for (_, outcome) in ended.prefix(count) {
      if let suggestion = outcome.suggestion { suggest(suggestion) }
    }
    return count
  }

  private func settle(_ job: Job, _ outcome: Outcome, isCurrent: Bool, _ state: inout SessionState) {
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
      if state.outbox.hasNotifications, state.told[shown.id].map({ $0 <= shown.revision }) ?? true {
        state.outbox.removeNotification(key: ActionsReady.key(shown.id))
      }
      state.told.insert(shown.revision, for: shown.id)
      if isCurrent, outcome.isList, state.isFollowing, case .encoded(let list) = outcome.answer {
        state.answers.insert(list, for: shown.id)
      }
    }
    enqueue(outcome.pushes, &state)
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
      progress: nil, host: host, actionProviders: actionProviders, isInBackground: job.context.isInBackground)
    state.background[work.name] = SessionState.Background(
      subject: work.subject, cancellation: context.cancellation, endsWithInput: work.endsWithInput,
      origin: job.origin)
    if work.endsWithInput, state.isInputOver { context.cancellation.cancel() }
    let following = Job(
      ticket: nil, origin: job.origin, method: job.method, id: job.id, background: work.name,
      subjects: [work.subject, work.conversation].compactMap { $0 }, lane: work.lane, context: context,
      run: work.run)
    return state.lanes.enter(following, lane: work.lane)
  }
}
