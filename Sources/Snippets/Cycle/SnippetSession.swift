public import Foundation
public import JSONRPC

/// The life of one snippet: which of its requests runs, what is shown, and what is answered.
///
/// A value that does nothing itself: each event gives the effects that the caller carries out, so that how an intent is
/// run, and on which thread, is no concern of the rules. One job runs at a time, in the order of the calls; a view is
/// drawn after the action before it has ended; what is shown stays until something newer is.
public struct SnippetSession: Sendable {
  /// A caller's name for a request that waits for an answer.
  public typealias Ticket = Int

  enum Activity: Sendable {
    case idle
    case running(SnippetJob)
    case drawing(SnippetJob, SnippetEnding, redraws: Int)
    case replacing(SnippetJob, IntentOutput)
  }

  /// How often a view is drawn anew when data changed while it was drawn; after that the host is told instead.
  static let redrawLimit = 1
  static let rememberedAnswers = 64
  /// Of the remembered answers, so many keep their view; the older ones are given the current one.
  static let rememberedViews = 8

  /// The id that the host knows the snippet by.
  public let id: String
  let catalogue: IntentCatalogue
  let makeIdentifier: @Sendable () -> String
  /// The look around the snippet, as the host last said.
  public var style = SnippetStyle()
  /// Whether there is no place for a view: a result has none then, and a question its own buttons alone.
  public var hidesViews = false
  /// In which forms the host wants the view, as it last said.
  public var presentation = ViewPresentation()
  /// The moment of the last request, where that is known.
  public var now: Date?

  /// The intent that was performed, with what was answered so far.
  var performed: IntentInvocation
  /// What was performed before the last input came, in case that is refused.
  var performedBefore: IntentInvocation?
  var chosenOption: String?
  /// The snippet intent that draws the view, with the parameters that it was given once.
  var source: IntentInvocation?
  var question: SnippetQuestion?
  /// Whether what runs is the intent that asked, with the answer.
  var isResumed = false
  /// The value that was given to an intent which waits for one.
  var givenValue: JSONValue?
  var tree: ViewTree?
  var dialog: IntentDialog?
  var warnings: [ViewWarning] = []
  /// Grows by one with each change of what is shown; 0 before anything is.
  public internal(set) var revision = 0
  /// Dismissed, cancelled or replaced: only repeated interactions are answered.
  public internal(set) var isEnded = false

  var activity = Activity.idle
  var queue: [SnippetJob] = []
  var isOutOfDate = false
  var outOfDateReason = "dataChanged"
  var isSignalOutstanding = false
  /// What the current revision shows; kept while the next one is made.
  var shown: (tree: ViewTree?, question: SnippetQuestion?)?
  /// What was answered, oldest first.
  var answers: [(interactionID: String, answer: SnippetAnswer)] = []
  /// What the controls did in the revisions that were shown.
  var history = ControlHistory()

  /// A snippet that shows nothing yet; ``start(result:ticket:)`` begins.
  public init(
    id: String, performing invocation: IntentInvocation, catalogue: IntentCatalogue,
    makeIdentifier: @escaping @Sendable () -> String
  ) {
    self.id = id
    performed = IntentInvocation(
      invocation.name, parameters: catalogue.known(invocation.parameters, of: invocation.name))
    self.catalogue = catalogue
    self.makeIdentifier = makeIdentifier
  }

  /// Whether something runs or waits.
  public var isBusy: Bool {
    if case .idle = activity { !queue.isEmpty } else { true }
  }

  /// The requests that wait for what runs now.
  public var runningTickets: [Ticket] {
    runningJob?.waiters.map(\.ticket) ?? []
  }

  var runningJob: SnippetJob? {
    switch activity {
    case .idle: nil
    case .running(let job), .drawing(let job, _, _), .replacing(let job, _): job
    }
  }

  // MARK: - Events

  /// Begins: performs the intent, or goes on with what it resulted in.
  public mutating func start(result: IntentOutcome? = nil, ticket: Ticket) -> [SnippetEffect] {
    let job = SnippetJob(work: .perform, waiters: [SnippetJob.Waiter(ticket: ticket)])
    guard let result else { return enqueue(job) }
    activity = .running(job)
    return settle(result, job)
  }

  /// Draws anew and answers; the view is left out where the host has that revision.
  public mutating func pull(knownRevision: Int?, ticket: Ticket) -> [SnippetEffect] {
    guard !isEnded else { return [.answer(ticket, .failure(.unknownSnippet()))] }
    return enqueue(
      SnippetJob(work: .pull, waiters: [SnippetJob.Waiter(ticket: ticket, knownRevision: knownRevision)]))
  }

  /// Goes on with the values that were missing.
  ///
  /// - Parameter token: What the question gave. It counts once; if performing fails it counts again.
  public mutating func provide(_ parameters: JSONObject, token: String, ticket: Ticket) -> [SnippetEffect] {
    guard !isEnded, !isBusy, self.token?.hasSameBytes(as: token) == true else {
      return [.answer(ticket, .failure(.unknownSnippet()))]
    }
    if case .input(let request, _) = question, request.suspended != nil {
      guard let value = parameters[request.parameter], value != .null else {
        return [.answer(ticket, .failure(.invalidParameter(request.parameter, "is missing")))]
      }
      if let fault = request.fault(in: value) {
        return [.answer(ticket, .failure(.invalidParameter(request.parameter, fault)))]
      }
      givenValue = value
    }
    performedBefore = performed
    performed = performed.setting(catalogue.open(parameters, of: performed.name))
    return enqueue(SnippetJob(work: .perform, waiters: [SnippetJob.Waiter(ticket: ticket)]))
  }

  /// Interacts with a control of the revision that the host shows.
  public mutating func interact(
    controlID: String, revision: Int, value: JSONValue?, interactionID: String, ticket: Ticket
  ) -> [SnippetEffect] {
    if let effects = repeated(interactionID, ticket: ticket) { return effects }
    let control: ViewControl
    switch checkedControl(controlID, of: revision) {
    case .failure(let error): return [.answer(ticket, .failure(error))]
    case .success(let found): control = found
    }
    var wanted: JSONValue?
    if let options = control.options {
      guard let text = value?.string, options.contains(where: { $0.hasSameBytes(as: text) }) else {
        return [.answer(ticket, .failure(.invalidParams("/value", "must be the value of an option")))]
      }
      wanted = value
    } else if control.isToggle {
      guard value?.bool != nil else {
        return [.answer(ticket, .failure(.invalidParams("/value", "must be true or false")))]
      }
      wanted = value
    }
    let waiter = SnippetJob.Waiter(ticket: ticket, interactionID: interactionID)
    if coalesce(waiter, controlID: controlID, control: control, wanted: wanted) { return [] }
    return enqueue(
      SnippetJob(
        work: .interact(id: controlID, control: control, value: wanted), waiters: [waiter]))
  }

  /// Ends the snippet. An action that runs goes on to its end, and is answered as dismissed.
  ///
  /// - Returns: Whether there was something to end, and the effects.
  public mutating func dismiss() -> (wasShown: Bool, effects: [SnippetEffect]) {
    guard !isEnded else { return (false, []) }
    isEnded = true
    return (true, flush())
  }

  /// Says that what the snippet shows may be out of date.
  public mutating func dataChanged(reason: String) -> [SnippetEffect] {
    guard source != nil, !isEnded else { return [] }
    isOutOfDate = true
    outOfDateReason = reason
    return signalIfDue()
  }

  // MARK: - Coalescing

  /// What a repeated interaction is answered; nil for a new one.
  private mutating func repeated(_ interactionID: String, ticket: Ticket) -> [SnippetEffect]? {
    // By their places, so that no answer is copied for a look at its id.
    for index in answers.indices.reversed() where answers[index].interactionID.hasSameBytes(as: interactionID) {
      return [.answer(ticket, .success(replayed(answers[index].answer)))]
    }
    let waiter = SnippetJob.Waiter(ticket: ticket, interactionID: interactionID, manner: .replayed)
    func isSame(_ job: SnippetJob) -> Bool {
      job.waiters.contains { $0.interactionID?.hasSameBytes(as: interactionID) == true }
    }
    if let running = runningJob, isSame(running) {
      join(waiter)
      return []
    }
    if let index = queue.firstIndex(where: isSame) {
      queue[index].waiters.append(waiter)
      return []
    }
    return nil
  }

  /// Lets a request wait for a job of the same control where that gives the same end.
  private mutating func coalesce(
    _ waiter: SnippetJob.Waiter, controlID: String, control: ViewControl, wanted: JSONValue?
  ) -> Bool {
    var waiter = waiter
    waiter.manner = .coalesced
    if let index = queue.lastIndex(where: { $0.isInteraction(with: controlID, action: control.action) }) {
      // Of a toggle the last value wins. A job that others follow keeps its value, so that what comes between still
      // finds what it would have found.
      guard queue[index].wantedValue == wanted || index == queue.count - 1 else { return false }
      if case .interact(let id, let control, _) = queue[index].work {
        queue[index].work = .interact(id: id, control: control, value: wanted)
      }
      queue[index].waiters.append(waiter)
      return true
    }
    guard let running = runningJob, running.isInteraction(with: controlID, action: control.action),
      running.wantedValue == wanted
    else { return false }
    join(waiter)
    return true
  }

  private mutating func join(_ waiter: SnippetJob.Waiter) {
    switch activity {
    case .idle: break
    case .running(var job):
      job.waiters.append(waiter)
      activity = .running(job)
    case .drawing(var job, let ending, let redraws):
      job.waiters.append(waiter)
      activity = .drawing(job, ending, redraws: redraws)
    case .replacing(var job, let output):
      job.waiters.append(waiter)
      activity = .replacing(job, output)
    }
  }
}

extension SnippetSession {
  /// Of a question for input: what the value is sent back with.
  var token: String? {
    if case .input(_, let token) = question { token } else { nil }
  }
}
