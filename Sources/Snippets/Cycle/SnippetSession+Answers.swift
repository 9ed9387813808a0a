import JSONRPC

extension SnippetSession {
  /// Answers everyone who waits for the job, and goes on with the next one.
  ///
  /// - Parameter outcome: Nil where the ending says it.
  mutating func complete(
    _ job: SnippetJob, _ outcome: SnippetAnswer.Outcome?, _ ending: SnippetEnding, replacedBy: JSONValue? = nil
  ) -> [SnippetEffect] {
    activity = .idle
    var answer = currentAnswer()
    answer.value = ending.output?.value
    if let address = ending.output?.opens {
      answer.opens = LinkPolicy.allowed(address)
      if answer.opens == nil {
        answer.warnings.append(ViewWarning(code: .linkRefused, message: "The address may not be opened."))
      }
    }
    answer.dialog = ending.output?.dialog ?? answer.dialog
    answer.error = ending.error
    answer.replacedBy = replacedBy
    let reached: SnippetAnswer.Outcome =
      if isEnded { outcome ?? .dismissed } else if let outcome { outcome } else if ending.error != nil { .failed } else
      {
        revision == ending.revisionBefore ? .unchanged : .performed
      }
    if isEnded {
      answer.tree = nil
      answer.error = nil
      if reached == .dismissed {
        // The question is over: its words and its buttons are nothing to be shown any more.
        answer.dialog = ending.output?.dialog
        answer.fallbackText = IntentDialog.clean(answer.dialog?.full ?? answer.intentTitle)
      }
    }
    var effects: [SnippetEffect] = []
    for waiter in job.waiters {
      var own = answer
      if case .interact(let controlID, _, _) = job.work {
        own.outcome = reached
        own.usedControlID = controlID
      }
      if case .first = waiter.manner, let interactionID = waiter.interactionID { remember(own, as: interactionID) }
      if case .coalesced = waiter.manner {
        own.outcome = Self.shared(reached)
        if let interactionID = waiter.interactionID { remember(own, as: interactionID) }
      }
      if case .replayed = waiter.manner { own.outcome = .replayed }
      if let known = waiter.knownRevision, known == revision { own.tree = nil }
      effects.append(.answer(waiter.ticket, .success(own)))
    }
    return effects + (isEnded ? flush() : next())
  }

  /// What a request is told that waited for another one's run: how that went, where it did not simply go well.
  private static func shared(_ outcome: SnippetAnswer.Outcome) -> SnippetAnswer.Outcome {
    outcome == .performed || outcome == .unchanged ? .coalesced : outcome
  }

  /// What is shown, as an answer.
  private func currentAnswer() -> SnippetAnswer {
    let name = source?.name ?? performed.name
    let title = catalogue.description(of: name)?.title ?? name
    let words = tree?.fallbackText ?? ""
    var answer = SnippetAnswer(
      snippetID: id, revision: revision, kind: question?.kind ?? .result, intentName: name, intentTitle: title,
      tree: tree, dialog: dialog, fallbackText: words)
    if words.isEmpty { answer.fallbackText = IntentDialog.clean(dialog?.full ?? title) }
    if case .input(let request, let token) = question {
      answer.needsInput = request
      answer.token = token
    }
    answer.style = style
    answer.presentation = presentation
    answer.now = now
    answer.warnings = warnings
    return answer
  }

  private mutating func remember(_ answer: SnippetAnswer, as interactionID: String) {
    answers.append(RememberedAnswer(interactionID: interactionID, answer: answer))
    if answers.count > Self.rememberedAnswers { answers.removeFirst() }
    let old = answers.count - Self.rememberedViews - 1
    if old >= 0 { answers[old].answer.tree = nil }
  }

  /// A remembered answer, once more. One that is too old to have kept its view gets the current one.
  func replayed(_ answer: SnippetAnswer) -> SnippetAnswer {
    var copy = answer
    if copy.tree == nil, !isEnded {
      copy.tree = tree
      copy.revision = revision
      copy.fallbackText = tree?.fallbackText ?? copy.fallbackText
    }
    copy.outcome = .replayed
    return copy
  }

  /// Refuses what waits for a snippet that has ended, and lets go of all but its answers.
  mutating func flush() -> [SnippetEffect] {
    tree = nil
    shown = nil
    pieces = [:]
    // An intent that still waits for the answer is abandoned by this.
    question = nil
    history = ControlHistory()
    let waiting = queue.flatMap(\.waiters)
    queue = []
    return waiting.map { .answer($0.ticket, .failure(.unknownSnippet())) }
  }
}
