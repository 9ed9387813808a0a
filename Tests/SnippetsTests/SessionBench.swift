import Foundation
import JSONRPC
import TestSupport

@testable import Snippets

/// Drives one session step by step: each action and each draw ends when the test says so.
final class SessionBench {
  let model: TestModel
  var session: SnippetSession
  private(set) var waitingStep: SnippetEffect?
  private(set) var answers: [Int: Result<SnippetAnswer, SnippetError>] = [:]
  private(set) var signals = 0
  private(set) var log: [String] = []
  /// How often each request was answered.
  private(set) var answerCounts: [Int: Int] = [:]
  /// How many actions had run when that of the request had.
  private(set) var runsOfAction: [Int: Int] = [:]
  /// How many actions had run when the view was drawn that was the newest when the request was answered.
  private(set) var runsOfAnswer: [Int: Int] = [:]
  private var runsOfDraw = 0
  private var lastTicket = 0

  init(_ name: String = "List", model: TestModel = TestModel()) {
    self.model = model
    let identifiers = TestIdentifiers()
    session = SnippetSession(
      id: "snippet", performing: IntentInvocation("test/" + name), catalogue: model.catalogue,
      makeIdentifier: { identifiers.next() })
  }

  /// A session that shows its first view.
  static func shown(_ name: String = "List", model: TestModel = TestModel()) -> SessionBench {
    let bench = SessionBench(name, model: model)
    _ = bench.send { $0.start(ticket: $1) }
    bench.finishAll()
    return bench
  }

  /// Sends an event with a new ticket, and gives the ticket.
  func send(_ event: (inout SnippetSession, Int) -> [SnippetEffect]) -> Int {
    lastTicket += 1
    absorb(event(&session, lastTicket))
    return lastTicket
  }

  func interact(
    _ controlID: String, revision: Int? = nil, value: JSONValue? = nil, as interactionID: String? = nil
  ) -> Int {
    send { session, ticket in
      session.interact(
        controlID: controlID, revision: revision ?? session.revision, value: value,
        interactionID: interactionID ?? "tap\(ticket)", ticket: ticket)
    }
  }

  func pull(knownRevision: Int? = nil) -> Int {
    send { $0.pull(knownRevision: knownRevision, ticket: $1) }
  }

  func dataChanged() {
    absorb(session.dataChanged(reason: "dataChanged"))
  }

  func dismiss() -> Bool {
    let (wasShown, effects) = session.dismiss()
    absorb(effects)
    return wasShown
  }

  /// Ends what is under way. What an intent changed is told as a signal, as the center does.
  func finishOne(cancelled: Bool = false) {
    guard let step = waitingStep else { return }
    waitingStep = nil
    var context = testContext
    switch step {
    case .run(let invocation, let isConfirmed, let chosenOption):
      context.isConfirmed = isConfirmed
      context.chosenOption = chosenOption
      let tickets = session.runningTickets
      let result: Result<IntentOutcome, SnippetError> =
        cancelled
        ? .failure(.cancelled())
        : perform(invocation, in: context)
      for ticket in tickets { runsOfAction[ticket] = model.current.runs.count }
      if case .success(.finished(let output)) = result, output.changed.contains("test/List") { dataChanged() }
      absorb(session.actionFinished(result))
    case .draw(let invocation):
      context.isDrawing = true
      runsOfDraw = model.current.runs.count
      absorb(session.drawFinished(perform(invocation, in: context)))
    case .resume(let suspended, let reply):
      let context = context
      absorb(session.actionFinished(result { try await suspended.resume(reply, in: context) }))
    case .replace(let invocation, _):
      let answer = SnippetAnswer(
        snippetID: "other", revision: 1, kind: .result, intentName: invocation.name, intentTitle: "", fallbackText: "")
      absorb(session.replacementFinished(.success(answer)))
    case .answer, .signalReload: break
    }
  }

  private func perform(
    _ invocation: IntentInvocation, in context: IntentContext
  ) -> Result<IntentOutcome, SnippetError> {
    let catalogue = model.catalogue
    return result { try await catalogue.perform(invocation, in: context) }
  }

  private func result(
    _ work: @escaping @Sendable () async throws -> IntentOutcome
  ) -> Result<IntentOutcome, SnippetError> {
    do {
      return .success(try immediately(work))
    } catch {
      return .failure(SnippetError(of: error, in: "test"))
    }
  }

  func finishAll() {
    while waitingStep != nil { finishOne() }
  }

  func answer(_ ticket: Int) -> SnippetAnswer? {
    try? answers[ticket]?.get()
  }

  func error(_ ticket: Int) -> SnippetError? {
    if case .failure(let error) = answers[ticket] { error } else { nil }
  }

  private func absorb(_ effects: [SnippetEffect]) {
    for effect in effects {
      switch effect {
      case .run(let invocation, _, _):
        log.append("run " + invocation.name)
        waitingStep = effect
      case .draw:
        log.append("draw")
        waitingStep = effect
      case .resume:
        log.append("resume")
        waitingStep = effect
      case .replace: waitingStep = effect
      case .answer(let ticket, let answer):
        log.append("answer \(ticket)")
        answers[ticket] = answer
        answerCounts[ticket, default: 0] += 1
        runsOfAnswer[ticket] = runsOfDraw
      case .signalReload: signals += 1
      }
    }
  }
}
