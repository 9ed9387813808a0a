import Foundation
import JSONRPC
import Synchronization

extension SnippetCenter {
  private typealias Step = SnippetCenterState.Step

  /// Carries out the steps and what they lead to, in order. Whoever is answered on the way goes on before the next
  /// step: a snippet that is never at rest must not keep them waiting.
  func carryOut(_ steps: [SnippetCenterState.Step]?, orElse completion: @Sendable (Answer) -> Void) async {
    guard var pending = steps else { return completion(.failure(.unknownSnippet())) }
    while !pending.isEmpty {
      let steps = pending
      pending = []
      for step in steps {
        pending += carryOut(step)
        if case .answer = step.effect { await Task.yield() }
      }
    }
  }

  /// Carries out steps that perform nothing: answers and signals.
  func tell(_ steps: [SnippetCenterState.Step]) {
    for step in steps { _ = carryOut(step) }
  }

  private func carryOut(_ step: Step) -> [Step] {
    let id = step.snippetID
    switch step.effect {
    case .run(let invocation, let isConfirmed, let chosenOption):
      var context = context(for: id)
      context.isConfirmed = isConfirmed
      context.chosenOption = chosenOption
      let result = run(invocation, in: context)
      return state.withLock { state in
        var steps: [Step] = []
        switch result {
        case .success(.finished(let output)): steps += state.dataChanged(output.changed, reason: "dataChanged")
        case .success: break
        case .failure(let error): steps += state.dataChanged(error.changed, reason: "dataChanged")
        }
        return steps + state.tell(id) { $0.actionFinished(result) }
      }
    case .draw(let invocation):
      let result = draw(invocation, for: id)
      return state.withLock { state in state.tell(id) { $0.drawFinished(result) } }
    case .replace(let invocation, let result):
      return replace(id, with: invocation, result: result)
    case .answer(let ticket, let answer):
      guard let waiting = state.withLock({ $0.takeWaiting(ticket) }) else { return [] }
      waiting.completion(answer.mapError { $0.located(below: waiting.pointer) })
    case .signalReload(let reason):
      guard let client = state.withLock({ $0.entries[OpaqueID(id)]?.client }) else { return [] }
      onReload(SnippetReload(client: client, snippetID: id, reason: reason))
    }
    return []
  }

  private func context(for id: String) -> IntentContext {
    let surroundings = state.withLock { $0.entries[OpaqueID(id)]?.surroundings } ?? IntentSurroundings(timeZone: .gmt)
    return IntentContext(
      now: clock(), surroundings: surroundings, makeIdentifier: makeIdentifier,
      isCancelled: { [self] in
        let cancellations = state.withLock { $0.cancellations(of: id) }
        return !cancellations.isEmpty && cancellations.allSatisfy { $0() }
      })
  }

  private func run(_ invocation: IntentInvocation, in context: IntentContext) -> Result<IntentResult, SnippetError> {
    guard context.isDrawing || !context.isCancelled() else { return .failure(.cancelled()) }
    return Result { () throws(SnippetError) in try catalogue.perform(invocation, in: context) }
  }

  private func draw(_ invocation: IntentInvocation, for id: String) -> Result<IntentResult, SnippetError> {
    guard let description = catalogue.description(of: invocation.name) else {
      return .failure(.unknownIntent(invocation.name))
    }
    guard description.kind == .snippet else { return .failure(.notInteractive()) }
    var context = context(for: id)
    context.isDrawing = true
    let result = run(invocation, in: context)
    guard checksPurity, case .success(.finished(var output)) = result, run(invocation, in: context) != result else {
      return result
    }
    output.warnings.append(
      ViewWarning(code: .impureDraw, message: "\(description.title) draws differently each time."))
    return .success(.finished(output))
  }

  /// Makes the snippet that takes another one's place; its first answer is told to the other.
  private func replace(_ id: String, with invocation: IntentInvocation, result: IntentResult?) -> [Step] {
    state.withLock { state in
      guard let old = state.entries[OpaqueID(id)] else { return [] }
      let newID = makeIdentifier()
      var session = SnippetSession(
        id: newID, performing: invocation, catalogue: catalogue, makeIdentifier: makeIdentifier)
      session.style = old.session.style
      state.insert(session, for: old.client, surroundings: old.surroundings)
      return state.update(newID, of: old.client) { session, ticket in
        session.start(result: result, ticket: ticket)
      } waiting: {
        SnippetCenterState.Waiting(
          completion: { [weak self] answer in
            guard let self else { return }
            let steps = self.state.withLock { $0.tell(id) { $0.replacementFinished(answer) } }
            SnippetWork { await self.carryOut(steps) { _ in } }.start()
          }, isCancelled: { false })
      } ?? []
    }
  }
}
