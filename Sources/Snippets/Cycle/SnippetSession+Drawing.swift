import JSONRPC

extension SnippetSession {
  /// Draws for a job, or answers at once where nothing draws.
  mutating func draw(_ job: SnippetJob, _ ending: SnippetEnding, redraws: Int = 0) -> [SnippetEffect] {
    guard !isEnded else { return complete(job, .dismissed, ending) }
    guard let source else { return complete(job, nil, ending) }
    // Cleared before the data are read: a change that comes while they are read is not lost.
    isOutOfDate = false
    isSignalOutstanding = false
    activity = .drawing(job, ending, redraws: redraws)
    return [.draw(source)]
  }

  /// The snippet intent of ``SnippetEffect/draw(_:)`` has ended.
  public mutating func drawFinished(_ result: Result<IntentOutcome, SnippetError>) -> [SnippetEffect] {
    guard case .drawing(let job, let ending, let redraws) = activity else { return [] }
    switch result {
    case .failure(let error): return drawingFailed(error, job, ending)
    case .success(.needsInput) where revision == 0 && source != nil:
      performed = source ?? performed
      guard case .success(let question) = result else { return [] }
      return settle(question, job)
    case .success(.needsConfirmation), .success(.needsChoice), .success(.needsInput):
      return drawingFailed(.view(.invalid("", "a snippet asks nothing while it is drawn")), job, ending)
    case .success(.finished(let output)) where output.view == nil && output.snippetIntent != nil:
      return drawingFailed(.view(.invalid("", "a snippet shows a view of its own and no other snippet")), job, ending)
    case .success(.finished(let output)):
      do {
        try show(output.view ?? .empty, isInteractive: true, warnings: output.warnings)
      } catch {
        return drawingFailed(.view(error), job, ending)
      }
      if isOutOfDate, redraws < Self.redrawLimit, !isEnded { return draw(job, ending, redraws: redraws + 1) }
      var ending = ending
      // What is not shown is not drawn again.
      if hidesViews { source = nil }
      if ending.output?.dialog == nil { dialog = output.dialog ?? question?.dialog }
      var given = ending.output ?? IntentOutput()
      if given.value == nil { given.value = output.value }
      ending.output = given
      return complete(job, nil, ending)
    }
  }

  /// The old view stays, and is still out of date.
  mutating func drawingFailed(
    _ error: SnippetError, _ job: SnippetJob, _ ending: SnippetEnding
  ) -> [SnippetEffect] {
    guard case .interact = job.work else {
      activity = .idle
      if revision == 0 { isEnded = true }
      return job.waiters.map { .answer($0.ticket, .failure(error)) } + next()
    }
    var ending = ending
    ending.error = ending.error ?? error
    isOutOfDate = source != nil
    // What was asked before is answered, so its view cannot stay; there is none to show.
    if tree == nil { try? show(nil, isInteractive: false, warnings: []) }
    return complete(job, nil, ending)
  }

  /// Makes a view the one that is shown; an equal one changes nothing.
  mutating func show(_ view: ViewNode?, isInteractive: Bool, warnings: [ViewWarning]) throws(ViewError) {
    let titles = catalogue
    let view = hidesViews ? nil : view
    let node = question.map { $0.asked(below: view, intentName: performed.name) } ?? view
    var newTree: ViewTree?
    var newControls: [(id: OpaqueID, control: ViewControl)] = []
    if let node {
      newTree = try ViewTree(
        node, isInteractive: isInteractive, reservedControls: question?.controls ?? [:], pieces: &pieces,
        newControls: &newControls, intentTitle: { titles.description(of: $0)?.title })
    } else {
      pieces = [:]
    }
    self.warnings = (newTree?.warnings ?? []) + warnings
    tree = newTree
    if let shown, shown.tree == newTree, shown.question == question { return }
    shown = (newTree, question)
    revision += 1
    // The pieces were those of the view before, so what is not new was there.
    history.note(newTree?.controls ?? [:], new: newControls, of: revision)
  }

  /// The control of the current view that stands for the one which the host saw.
  func checkedControl(_ id: String, of seen: Int) -> Result<ViewControl, SnippetError> {
    guard !isEnded else { return .failure(.unknownSnippet()) }
    guard let control = tree?.controls[OpaqueID(id)] else {
      guard seen == revision else { return .failure(stale) }
      let canInteract = source != nil || question?.controls.isEmpty == false
      return .failure(canInteract ? .unknownControl() : .notInteractive())
    }
    guard seen == revision || history.action(of: OpaqueID(id), in: seen) == control.action else {
      return .failure(stale)
    }
    return control.isDisabled ? .failure(.controlDisabled()) : .success(control)
  }

  /// The control of the current view that does what the accepted one did.
  func checkedControl(_ id: String, accepted: ViewControl) -> Result<ViewControl, SnippetError> {
    guard !isEnded else { return .failure(.unknownSnippet()) }
    guard let control = tree?.controls[OpaqueID(id)], control.action == accepted.action,
      control.isToggle == accepted.isToggle, (control.options == nil) == (accepted.options == nil)
    else { return .failure(stale) }
    return control.isDisabled ? .failure(.controlDisabled()) : .success(control)
  }

  private var stale: SnippetError {
    let title = catalogue.description(of: source?.name ?? performed.name)?.title ?? performed.name
    let drawn = tree.map { tree in
      presentation.members(of: tree, style: style, snippetID: id, revision: revision, title: title, now: now)
    }
    return .staleControl(currentRevision: revision, drawn: drawn ?? [:])
  }

  /// Tells the host once that the view is out of date, when nothing is under way that would draw it.
  mutating func signalIfDue() -> [SnippetEffect] {
    guard isOutOfDate, !isSignalOutstanding, !isEnded, !isBusy, source != nil, revision > 0 else { return [] }
    isSignalOutstanding = true
    return [.signalReload(reason: outOfDateReason)]
  }
}
