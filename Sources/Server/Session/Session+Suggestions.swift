internal import ActionSuggestions
internal import JSONRPC
internal import Store

extension Session {
  /// Asks the providers, where there are any, without waiting for them.
  func suggest(_ suggestion: Suggestion) {
    start(actionProviders.ask(suggestion))
  }

  func start(_ calls: [SuggestionCall]) {
    for call in calls { Task { [weak self] in await self?.run(call) } }
  }

  private func run(_ call: SuggestionCall) async {
    let result = await self.call(call.hostCall, nil)
    guard let client = monitor.withLock({ $0.client }) else { return }
    var actions: [ProvidedAction]?
    if case .success(let answer) = result {
      let reader = ProvidedActionReader(
        provider: call.provider, suggestion: call.suggestion, positionEncoding: client.positionEncoding)
      let (read, problems) = reader.read(answer)
      actions = read
      trace(problems, of: call)
    }
    let (counts, due) = actionProviders.end(call, actions)
    start(due)
    // A store that cannot be had just now shows nothing of it; the next change settles it.
    guard counts, let engines = try? server.engines(),
      let changed = try? actionProviders.settle([call.suggestion.messageId], engines.actions, client: client.name)
    else { return }
    deliver(changed, client)
  }

  /// Tells the client of lists that changed outside any call.
  func deliver(_ lists: [ActionList], _ client: Client) {
    guard !lists.isEmpty else { return }
    monitor.withLock { state in
      state.listChanges += 1
      for list in lists { state.answers.remove(OpaqueID(list.messageId)) }
      enqueue(lists.map { ActionsReady.push($0, client) }, &state)
    }
    outputChanged()
  }

  /// A provider's author hears what was wrong, if he asks for it; nothing of the message or the answer is told.
  private func trace(_ problems: [ProvidedActionReader.Problem], of call: SuggestionCall) {
    guard !problems.isEmpty else { return }
    monitor.withLock { state in
      guard state.trace == .verbose else { return }
      let lines = problems.map { "\($0.pointer) \($0.message)" }.joined(separator: "; ")
      let params: JSONObject = [
        "message": .string("\(SuggestionCall.method) of \(call.provider.name): \(problems.count) left out"),
        "verbose": .string(lines + "."),
      ]
      state.outbox.appendNotification("$/logTrace", .object(params), key: nil)
    }
    outputChanged()
  }
}
