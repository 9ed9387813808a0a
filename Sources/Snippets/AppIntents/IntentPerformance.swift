import JSONRPC
import Synchronization

/// One performance of an ``AppIntent``: it runs as a task, stops at each question, and goes on with the answer.
///
/// The cycle asks for one stretch of it after another, each until it ends or asks; so no request is held open for a
/// person.
final class IntentPerformance: Sendable {
  typealias Stretch = CheckedContinuation<IntentOutcome, any Error>
  typealias Question = CheckedContinuation<IntentReply, any Error>

  /// The one in which the code runs.
  @TaskLocal static var current: IntentPerformance?

  private struct State {
    var context: IntentContext
    /// Who waits for the next outcome.
    var stretch: Stretch?
    /// What waits for the person's answer.
    var question: (number: Int, continuation: Question)?
    /// How many questions there were.
    var questions = 0
    /// How it ended while nobody waited for that.
    var ending: Result<IntentOutcome, any Error>?
    var task: Task<Void, Never>?
    var isAbandoned = false
    var parameters: [(name: String, parameter: any AnyParameter)] = []
    var progress: PerformProgress?
    var warnings: [ViewWarning] = []
  }

  let registry: AppIntentRegistry
  private let state: Mutex<State>

  init(registry: AppIntentRegistry, context: IntentContext) {
    self.registry = registry
    state = Mutex(State(context: context))
  }

  static func required() throws(SnippetError) -> IntentPerformance {
    guard let current else { throw .internalError("Only an intent that is performed can ask.") }
    return current
  }

  /// The name of an intent where the code runs.
  static func name(of type: (some AppIntent).Type) -> String {
    current?.registry.name(of: type) ?? type.persistentIdentifier
  }

  /// What the intent is performed in, as it is now.
  var context: IntentContext {
    var (context, isAbandoned) = state.withLock { ($0.context, $0.isAbandoned) }
    if isAbandoned { context.isCancelled = { true } }
    return context
  }

  var progress: PerformProgress {
    state.withLock { state in
      if let progress = state.progress { return progress }
      let progress = PerformProgress { [weak self] in self?.context.report($0) }
      state.progress = progress
      return progress
    }
  }

  // MARK: - From the cycle

  /// Draws: there is nothing to ask, so it needs no task of its own.
  func draw(_ work: () async throws -> IntentOutcome) async throws -> IntentOutcome {
    try await Self.$current.withValue(self) { try await work() }
  }

  /// Begins, and waits for the first question or the end.
  func begin(_ work: @escaping @Sendable () async throws -> IntentOutcome) async throws -> IntentOutcome {
    try await stretch { stretch in
      state.withLock { $0.stretch = stretch }
      let task = Task.immediate {
        let ending: Result<IntentOutcome, any Error>
        do {
          ending = .success(try await Self.$current.withValue(self) { try await work() })
        } catch {
          ending = .failure(error)
        }
        end(with: ending)
      }
      state.withLock { $0.task = task }
      if Task.isCancelled { task.cancel() }
    }
  }

  /// Answers what was asked, and waits for the next question or the end.
  private func goOn(_ reply: IntentReply, in context: IntentContext) async throws -> IntentOutcome {
    try await stretch { stretch in
      let question = state.withLock { state in
        state.context = context
        defer { state.question = nil }
        if state.question != nil { state.stretch = stretch }
        return state.question?.continuation
      }
      guard let question else {
        return stretch.resume(with: state.withLock { $0.ending } ?? .failure(CancellationError()))
      }
      question.resume(returning: reply)
    }
  }

  private func stretch(_ body: (Stretch) -> Void) async throws -> IntentOutcome {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { body($0) }
    } onCancel: {
      state.withLock { $0.task }?.cancel()
    }
  }

  /// Nobody will answer the question of that number: what waits throws.
  private func abandon(_ number: Int) {
    let question = state.withLock { state -> Question? in
      guard let question = state.question, question.number == number else { return nil }
      state.isAbandoned = true
      state.question = nil
      return question.continuation
    }
    question?.resume(throwing: CancellationError())
  }

  private func end(with ending: Result<IntentOutcome, any Error>) {
    let stretch = state.withLock { state in
      defer { state.stretch = nil }
      if state.stretch == nil { state.ending = ending }
      return state.stretch
    }
    stretch?.resume(with: ending)
  }

  // MARK: - From the intent

  /// Asks the person, and waits for the answer; things that parameters name are fetched anew then.
  ///
  /// - Throws: `CancellationError` where nobody will answer, ``SnippetError`` while a snippet is drawn.
  func ask(_ outcome: (SuspendedIntent) -> IntentOutcome) async throws -> IntentReply {
    guard !context.isDrawing else { throw SnippetError.sideEffectInDraw() }
    try Task.checkCancellation()
    let number = state.withLock { state in
      state.questions += 1
      return state.questions
    }
    let reply = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { question in
        let stretch = state.withLock { state -> Stretch? in
          guard let stretch = state.stretch else { return nil }
          state.stretch = nil
          state.question = (number, question)
          return stretch
        }
        guard let stretch else {
          return question.resume(throwing: SnippetError.internalError("It asks twice at once."))
        }
        // Made here, so that nothing of what waits holds it: where whoever asked the person lets go of it, it is over.
        let suspended = SuspendedIntent { reply, context in
          try await self.goOn(reply, in: context)
        } abandon: {
          self.abandon(number)
        }
        stretch.resume(returning: outcome(suspended))
      }
    } onCancel: {
      abandon(number)
    }
    try Task.checkCancellation()
    for (_, parameter) in state.withLock({ $0.parameters }) where parameter.isEntity {
      if let json = parameter.json, json != .null { try await parameter.set(json) }
    }
    return reply
  }

  func warn(_ warning: ViewWarning) {
    state.withLock { $0.warnings.append(warning) }
  }

  /// What was warned of so far.
  var warnings: [ViewWarning] { state.withLock { $0.warnings } }

  func note(_ parameters: [(name: String, parameter: any AnyParameter)]) {
    state.withLock { $0.parameters += parameters }
  }

  /// What asks for a value of one of the intent's parameters.
  func inputRequest(
    for identity: any ParameterIdentity, dialog: IntentDialog?, among options: [InputOption]?
  ) async throws -> InputRequest {
    let found = state.withLock { $0.parameters.first { $0.parameter.identity === identity } }
    guard let (name, parameter) = found else {
      throw SnippetError.internalError("Only a parameter of the intent that is performed can be asked for.")
    }
    return try await InputRequest(parameter, named: name, dialog: dialog, among: options)
  }
}

extension InputRequest {
  init(
    _ parameter: any AnyParameter, named name: String, dialog: IntentDialog? = nil,
    among options: [InputOption]? = nil
  ) async throws {
    let description = parameter.description(named: name)
    self.init(
      parameter: name, type: description.type,
      dialog: dialog ?? parameter.requestValueDialog ?? IntentDialog("\(description.title)?"),
      options: description.values)
    allowed = description.values
    guard let options = if let options { options } else { try await parameter.pickable() } else { return }
    self.options = options.map(\.value)
    optionTitles = options.map(\.title)
  }

  func resuming(_ suspended: SuspendedIntent) -> InputRequest {
    var copy = self
    copy.suspended = suspended
    return copy
  }
}
