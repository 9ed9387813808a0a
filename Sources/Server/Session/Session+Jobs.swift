internal import JSONRPC
internal import Snippets

extension Session {
  /// Does what the connection asks for; a job that may start is returned, to be started without the lock.
  func apply(_ effect: Connection.Effect, to state: inout SessionState) -> Job? {
    switch effect {
    case .perform(let request, let ticket): return perform(request, ticket, &state)
    case .notify(let method, let params): notice(method, params, &state)
    case .respond(let response):
      guard !state.calls.isEmpty else { return nil }
      let now = server.environment.now()
      carryOut(state.calls.receive(response, now: now), &state, now: now)
      return nil
    case .cancel(let ticket):
      guard let job = state.jobs[ticket] else { break }
      job.context.cancellation.cancel()
      // What an intent does then may call back, so it is told without the lock.
      Task { [snippets = server.snippets] in snippets.noticeCancellations() }
    case .exit(let code): state.ending = Ending(code: code, flushMilliseconds: 500)
    case .finish: state.draining = min(state.draining ?? .max, server.limits.drainMilliseconds)
    case .giveUp(let why): state.ending = Ending(code: 1, message: why)
    }
    if state.ending != nil || state.draining != nil { monitor.wakeAll() }
    return nil
  }

  private func perform(_ request: Request, _ ticket: Ticket, _ state: inout SessionState) -> Job? {
    do throws(ResponseError) {
      if request.method == Initialize.name {
        let parameters = try Self.parameters(of: request, areRequired: true)
        let client = try Initialize.client(parameters, server)
        let declared = try ActionProvider.declared(parameters)
        let registrations = try Initialize.registrations(parameters)
        let registered = try Initialize.register(registrations, client, server, host: host)
        state.client = client
        for provider in declared { _ = actionProviders.register(provider) }
        followChanges()
        let result = Initialize.result(
          client, server, framing: state.outbox.framing, registrations: registered)
        state.connection.answer(ticket, with: .result(result), into: &state.outbox)
        return nil
      }
      guard let client = state.client else { throw .notInitialized }
      guard let method = server.methods[request.method] else { throw .methodNotFound }
      let parameters = try Self.parameters(of: request, areRequired: method.requiresParameters)
      try server.admit(client, to: method.entitlement)
      // What was asked for in front of it and is not done yet comes first.
      let awaited = method.awaits(parameters).flatMap { state.lastCalls[$0] }.flatMap { state.jobs[$0] }
      if awaited == nil, request.method == ActionsGet.name, !state.isForgetting,
        let answer = ActionsGet.answerAtHand(request.method, parameters, &state.answers)
      {
        state.connection.answer(ticket, with: .encoded(answer), into: &state.outbox)
        return nil
      }
      let context = try context(for: client, parameters)
      let subject = method.subject(parameters)
      let run = try Self.mapped { try method.prepare(parameters, context) }
      let job = Job(
        ticket: ticket, origin: ticket, method: method.name, id: request.id, background: nil,
        subjects: subject.map { [$0] } ?? [],
        lane: awaited?.lane ?? method.lane(parameters), context: context,
        grouped: (method as? any GroupedMethod.Type).map {
          GroupedCall(method: $0, parameters: parameters, context: context)
        }
      ) { context in
        do {
          let outcome = try await run()
          context.progress?.end()
          return outcome
        } catch {
          context.progress?.end()
          return Outcome(.failure(ResponseError(mapping: error)))
        }
      }
      if let subject { state.lastCalls.insert(ticket, for: subject) }
      state.jobs[ticket] = job
      return state.lanes.enter(job, lane: job.lane)
    } catch {
      state.connection.answer(ticket, with: .failure(error), into: &state.outbox)
      return nil
    }
  }

  private static func mapped<Value>(_ body: () throws -> Value) throws(ResponseError) -> Value {
    do {
      return try body()
    } catch {
      throw ResponseError(mapping: error)
    }
  }

  private static func parameters(of request: Request, areRequired: Bool) throws(ResponseError) -> Parameters {
    switch request.params {
    case .object(let object): return Parameters(object)
    case .array: throw .invalidParams(at: "", "must be an object: all parameters have names")
    case .null where areRequired: throw .invalidRequest("params must be an object.")
    default: return Parameters([:])
    }
  }

  private func context(for client: Client, _ parameters: Parameters) throws(ResponseError) -> RequestContext {
    var progress: ProgressReporter?
    switch parameters.value("workDoneToken") {
    case nil: break
    case .string?, .number?:
      if let token = parameters.value("workDoneToken") {
        progress = ProgressReporter(token: token, now: server.environment.now) { [weak self] in self?.push([$0]) }
      }
    default: throw parameters.invalid("workDoneToken", "must be a string or a number")
    }
    return RequestContext(
      server: server, client: client, cancellation: Cancellation(), start: server.environment.now(), progress: progress,
      host: host, actionProviders: actionProviders,
      isInBackground: { [weak self] subject in self?.isInBackground(subject) ?? false })
  }
}
