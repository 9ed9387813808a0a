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
      for (index, step) in steps.enumerated() {
        pending += await carryOut(step)
        if case .answer = step.effect, index + 1 < steps.count || !pending.isEmpty { await Task.yield() }
      }
    }
  }

  /// Carries out steps that perform nothing: answers and signals.
  func tell(_ steps: [SnippetCenterState.Step]) {
    for step in steps { tell(step) }
  }

  private func carryOut(_ step: Step) async -> [Step] {
    let id = step.snippetID
    switch step.effect {
    case .run(let invocation, let isConfirmed, let chosenOption):
      return await act(invocation.name, for: id) { [catalogue = catalogue(of: id)] context in
        var context = context
        context.isConfirmed = isConfirmed
        context.chosenOption = chosenOption
        return try await catalogue.perform(invocation, in: context)
      }
    case .resume(let suspended, let reply):
      let name = state.withLock { $0.entries[OpaqueID(id)]?.session.performed.name } ?? ""
      return await act(name, for: id) { try await suspended.resume(reply, in: $0) }
    case .draw(let invocation):
      return await draw(invocation, for: id)
    case .replace(let invocation, let result):
      return replace(id, with: invocation, result: result)
    case .answer, .signalReload:
      tell(step)
      return []
    }
  }

  private func tell(_ step: Step) {
    switch step.effect {
    case .answer(let ticket, let answer):
      guard let waiting = state.withLock({ $0.takeWaiting(ticket) }) else { return }
      let answer = answer.map { answer in
        var copy = answer
        copy.now = clock()
        return copy
      }
      waiting.completion(answer.mapError { $0.located(below: waiting.pointer) })
    case .signalReload(let reason):
      guard let client = state.withLock({ $0.entries[OpaqueID(step.snippetID)]?.client }) else { return }
      onReload(SnippetReload(client: client, snippetID: step.snippetID, reason: reason))
    case .run, .resume, .draw, .replace: break
    }
  }

  private func act(
    _ name: String, for id: String, _ body: @escaping @Sendable (IntentContext) async throws -> IntentOutcome
  ) async -> [Step] {
    let next: @Sendable (IntentRun.Ending) -> [Step] = { [self] in actionFinished($0, for: id) }
    return await run(name, for: id, body, next: next).map(next) ?? []
  }

  private func actionFinished(_ ending: IntentRun.Ending, for id: String) -> [Step] {
    state.withLock { state in
      var steps: [Step] = []
      switch ending {
      case .success(.finished(let output)): steps += state.dataChanged(output.changed, reason: "dataChanged")
      case .success: break
      case .failure(let error): steps += state.dataChanged(error.changed, reason: "dataChanged")
      }
      return steps + state.tell(id) { $0.actionFinished(ending) }
    }
  }

  /// The intents of the client whose snippet it is.
  private func catalogue(of id: String) -> IntentCatalogue {
    state.withLock { $0.entries[OpaqueID(id)]?.session.catalogue } ?? catalogue
  }

  private func draw(_ invocation: IntentInvocation, for id: String) async -> [Step] {
    let next: @Sendable (IntentRun.Ending) -> [Step] = { [self] ending in
      state.withLock { state in state.tell(id) { $0.drawFinished(ending) } }
    }
    let catalogue = catalogue(of: id)
    guard let description = catalogue.description(of: invocation.name) else {
      return next(.failure(.unknownIntent(invocation.name)))
    }
    guard description.kind == .snippet else { return next(.failure(.notInteractive())) }
    let drawing: @Sendable (IntentContext) async throws -> IntentOutcome = { context in
      try await catalogue.perform(invocation, in: context)
    }
    let drawn = await run(invocation.name, for: id, isDrawing: true, drawing, next: next)
    guard let drawn else { return [] }
    guard checksPurity, case .success(.finished(var output)) = drawn else { return next(drawn) }
    let again = await run(invocation.name, for: id, isDrawing: true, drawing, next: next)
    guard let again else { return [] }
    guard again != drawn else { return next(drawn) }
    output.warnings.append(
      ViewWarning(code: .impureDraw, message: "\(description.title) draws differently each time."))
    return next(.success(.finished(output)))
  }

  /// Makes the snippet that takes another one's place; its first answer is told to the other.
  private func replace(_ id: String, with invocation: IntentInvocation, result: IntentOutcome?) -> [Step] {
    state.withLock { state in
      guard let old = state.entries[OpaqueID(id)] else { return [] }
      let newID = makeIdentifier()
      var session = SnippetSession(
        id: newID, performing: invocation, catalogue: old.session.catalogue, makeIdentifier: makeIdentifier)
      session.style = old.session.style
      session.presentation = old.session.presentation
      session.now = clock()
      state.insert(session, for: old.client, surroundings: old.surroundings)
      return state.update(newID, of: old.client) { session, ticket in
        session.start(result: result, ticket: ticket)
      } waiting: {
        SnippetCenterState.Waiting(
          completion: { [weak self] answer in
            guard let self else { return }
            let steps = self.state.withLock { $0.tell(id) { $0.replacementFinished(answer) } }
            Task { await self.carryOut(steps) { _ in } }
          }, isCancelled: { false })
      } ?? []
    }
  }
}
