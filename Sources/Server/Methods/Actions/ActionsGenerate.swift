internal import ActionSuggestions
internal import JSONRPC

/// `actions.generate`: reads a message, and answers when its list of actions is stored.
enum ActionsGenerate: GroupedMethod {
  static let name = "actions.generate"
  static let entitlement: Entitlement? = .suggestedActions

  static func lane(_ parameters: Parameters) -> String? { ActionCall.lane }

  static func subject(_ parameters: Parameters) -> OpaqueID? { ActionCall.subject(parameters) }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let asked = try ActionCall.request(parameters, context)
    let actions = try context.server.engines().actions
    let request = actions.prepare(asked)
    let generation = try actions.generate(request, client: context.client.name)
    let lists = try context.completed([generation.list] + generation.changed)
    return outcome(lists, generation, request, parameters, context)
  }

  /// All of them are stored in one transaction; if that fails, each in its own, so that it fails by its own fault.
  static func perform(_ calls: [GroupedCall]) -> [Result<Outcome, any Error>] {
    let requests = calls.map { call in
      Result {
        try call.context.cancellation.check()
        let request = try ActionCall.request(call.parameters, call.context)
        return try call.context.server.engines().actions.prepare(request)
      }
    }
    let generations = generate(requests.compactMap { try? $0.get() }, calls)
    let generated = generations.compactMap { try? $0.get() }
    let completed = Result {
      try calls.first?.context.completed(together: generated.map { [$0.list] + $0.changed }) ?? []
    }
    var (rest, place) = (generations.makeIterator(), 0)
    return zip(calls, requests).map { call, request in
      Result {
        let request = try request.get()
        guard let generation = try rest.next()?.get() else { throw CancellationError() }
        defer { place += 1 }
        let lists = try completed.get()[place]
        return outcome(lists, generation, request, call.parameters, call.context)
      }
    }
  }

  private static func generate(
    _ requests: [PreparedRequest], _ calls: [GroupedCall]
  ) -> [Result<Generation, any Error>] {
    guard let context = calls.first?.context else { return [] }
    do {
      let actions = try context.server.engines().actions
      do {
        return try actions.generate(requests, client: context.client.name).map { .success($0) }
      } catch {
        return requests.map { request in Result { try actions.generate(request, client: context.client.name) } }
      }
    } catch {
      return requests.map { _ in .failure(error) }
    }
  }

  /// - Parameter lists: The call's own list, and behind it those that have changed besides.
  private static func outcome(
    _ lists: [ActionList], _ generation: Generation, _ request: PreparedRequest, _ parameters: Parameters,
    _ context: RequestContext
  ) -> Outcome {
    let list = lists.first ?? generation.list
    var outcome = Outcome(.encoded(ActionsReady.bytes(of: list, context.client)))
    outcome.changedMessages = lists.map(\.messageId)
    outcome.shown = ListRevision(list.messageId, list.revision)
    outcome.pushes = lists.dropFirst().map { ActionsReady.push($0, context.client) }
    outcome.suggestion = context.suggestion(parameters, request.request, list)
    return outcome
  }
}
