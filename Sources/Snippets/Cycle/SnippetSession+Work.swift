import JSONRPC

extension SnippetSession {
  mutating func enqueue(_ job: SnippetJob) -> [SnippetEffect] {
    queue.append(job)
    return next()
  }

  /// Begins the jobs that wait, until one needs something done.
  mutating func next() -> [SnippetEffect] {
    var effects: [SnippetEffect] = []
    while case .idle = activity, !queue.isEmpty {
      effects += begin(queue.removeFirst())
    }
    return effects + signalIfDue()
  }

  private mutating func begin(_ job: SnippetJob) -> [SnippetEffect] {
    switch job.work {
    case .perform:
      activity = .running(job)
      if let value = givenValue, let effect = goOn(.value(value)) {
        givenValue = nil
        return [effect]
      }
      guard catalogue.description(of: performed.name)?.kind == .snippet else { return [run()] }
      return settle(.finished(IntentOutput(snippetIntent: performed)), job)
    case .pull:
      return draw(job, SnippetEnding(revisionBefore: revision))
    case .interact(let id, let accepted, let value):
      // What ran before this job may have changed the view, so the control is looked up again.
      switch checkedControl(id, accepted: accepted) {
      case .failure(let error):
        return job.waiters.map { .answer($0.ticket, .failure(error)) }
      case .success(let control):
        activity = .running(job)
        return act(control, value: value, job)
      }
    }
  }

  private mutating func act(_ control: ViewControl, value: JSONValue?, _ job: SnippetJob) -> [SnippetEffect] {
    switch control.action {
    case .cancel:
      isEnded = true
      return complete(job, .dismissed, SnippetEnding(revisionBefore: revision))
    case .confirm: return [goOn(.confirmed) ?? run(isConfirmed: true)]
    case .choose(let option):
      if let effect = goOn(.chose(option)) { return [effect] }
      chosenOption = option
      return [run()]
    case .intent(let intent):
      var invocation = intent.invocation
      if let value { invocation = invocation.setting([intent.valueParameter: value]) }
      if let description = catalogue.description(of: invocation.name), description.kind == .snippet,
        !description.actsOnControls || source.map({ !$0.name.hasSameBytes(as: invocation.name) }) ?? true
      {
        return replace(with: invocation, result: nil, IntentOutput(), job)
      }
      return [.run(invocation, isConfirmed: false, chosenOption: nil)]
    }
  }

  /// Answers the intent that waits in the middle of its work; nil where none does.
  private mutating func goOn(_ reply: IntentReply) -> SnippetEffect? {
    guard let suspended = question?.suspended else { return nil }
    isResumed = true
    return .resume(suspended, reply)
  }

  private func run(isConfirmed: Bool = false) -> SnippetEffect {
    .run(performed, isConfirmed: isConfirmed, chosenOption: chosenOption)
  }

  /// The intent of ``SnippetEffect/run(_:isConfirmed:chosenOption:)`` has ended.
  public mutating func actionFinished(_ result: Result<IntentOutcome, SnippetError>) -> [SnippetEffect] {
    guard case .running(let job) = activity else { return [] }
    if isResumed {
      isResumed = false
      guard case .success(let outcome) = result else { return resumptionFailed(result, job) }
      return settle(outcome, job)
    }
    switch (result, job.work) {
    case (.failure(let error), _): return failed(error, job)
    case (.success(let result), .interact(let id, let control, let value)):
      guard case .intent(let intent) = control.action, question?.controls[OpaqueID(id)] == nil else {
        return settle(result, job)
      }
      var invocation = intent.invocation
      if let value { invocation = invocation.setting([intent.valueParameter: value]) }
      return acted(result, invocation, job)
    case (.success(let result), _): return settle(result, job)
    }
  }

  private mutating func failed(_ error: SnippetError, _ job: SnippetJob) -> [SnippetEffect] {
    let isCancelled = error.code == SnippetError.cancelled().code
    guard !isCancelled, !job.isPerform else {
      activity = .idle
      if revision == 0 { isEnded = true }
      if job.isPerform { performed = performedBefore ?? performed }
      // Some of the work may have been done before it was cancelled.
      isOutOfDate = isOutOfDate || source != nil
      return job.waiters.map { .answer($0.ticket, .failure(error)) } + next()
    }
    return draw(job, SnippetEnding(error: error, revisionBefore: revision))
  }

  /// The intent that was answered has failed. It is over, and so is its question.
  private mutating func resumptionFailed(
    _ result: Result<IntentOutcome, SnippetError>, _ job: SnippetJob
  ) -> [SnippetEffect] {
    guard case .failure(let error) = result else { return [] }
    question = nil
    source = nil
    dialog = nil
    tree = nil
    performedBefore = nil
    try? show(nil, isInteractive: false, warnings: [])
    let ending = SnippetEnding(error: error, revisionBefore: revision)
    if case .interact = job.work, error.code != SnippetError.cancelled().code { return complete(job, nil, ending) }
    activity = .idle
    return job.waiters.map { .answer($0.ticket, .failure(error)) } + next()
  }

  /// A control's intent has ended: what it shows takes the snippet's place, else the snippet is drawn anew.
  private mutating func acted(
    _ result: IntentOutcome, _ invocation: IntentInvocation, _ job: SnippetJob
  ) -> [SnippetEffect] {
    if case .finished(let output) = result, output.view == nil,
      output.snippetIntent == nil || output.snippetIntent == source
    {
      return draw(job, SnippetEnding(output: output, revisionBefore: revision))
    }
    var output = IntentOutput()
    if case .finished(let finished) = result { output = finished }
    return replace(with: invocation, result: result, output, job)
  }

  private mutating func replace(
    with invocation: IntentInvocation, result: IntentOutcome?, _ output: IntentOutput, _ job: SnippetJob
  ) -> [SnippetEffect] {
    guard question == nil else {
      return draw(
        job, SnippetEnding(output: output, error: .cannotReplaceConfirmation(), revisionBefore: revision))
    }
    activity = .replacing(job, output)
    return [.replace(invocation, result: result)]
  }

  /// The snippet of ``SnippetEffect/replace(_:result:)`` has given its first answer.
  public mutating func replacementFinished(_ result: Result<SnippetAnswer, SnippetError>) -> [SnippetEffect] {
    guard case .replacing(let job, let output) = activity else { return [] }
    switch result {
    case .success(let answer):
      isEnded = true
      return complete(job, .replaced, SnippetEnding(revisionBefore: revision), replacedBy: answer.json)
    case .failure(let error):
      return draw(job, SnippetEnding(output: output, error: error, revisionBefore: revision))
    }
  }

  /// What the snippet is about has come to a result or a question: that is what it shows from now on.
  mutating func settle(_ result: IntentOutcome, _ job: SnippetJob) -> [SnippetEffect] {
    var ending = SnippetEnding(revisionBefore: revision)
    performedBefore = nil
    let view: ViewNode?
    switch result {
    case .finished(let output):
      question = nil
      source = output.snippetIntent
      view = output.view
      dialog = output.dialog
      ending.output = output
    case .needsConfirmation(let request):
      question = .confirmation(request)
      performed = performed.setting(request.parameters)
      source = hidesViews ? nil : request.snippetIntent
      view = request.view
      dialog = request.dialog
    case .needsChoice(let request):
      question = .choice(request)
      source = nil
      view = request.view
      dialog = request.dialog
    case .needsInput(let request):
      question = .input(request, token: makeIdentifier())
      source = nil
      view = nil
      dialog = request.dialog
    }
    // The old view is not this one's; if drawing fails there is none.
    tree = nil
    guard source == nil else { return draw(job, ending) }
    do {
      try show(view, isInteractive: false, warnings: ending.output?.warnings ?? [])
    } catch {
      return drawingFailed(.view(error), job, ending)
    }
    return complete(job, nil, ending)
  }
}
