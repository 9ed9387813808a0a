extension AppIntent {
  /// Asks the person whether to go on.
  ///
  /// What the parameters name is fetched anew then: a snippet may have changed it meanwhile.
  ///
  /// - Throws: `CancellationError` where they do not want to, or close what asks; leave it to end the intent.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws {
    try await confirm(conditions, actionName, ConfirmationRequest(dialog: dialog))
  }

  /// Asks the person whether to go on, under a view that does not change.
  ///
  /// - Throws: `CancellationError` where they do not want to, or close what asks; leave it to end the intent.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
  ) async throws {
    try await confirm(conditions, actionName, ConfirmationRequest(dialog: dialog, view: content().node()))
  }

  /// Asks the person whether to go on, under a snippet whose controls work meanwhile.
  ///
  /// - Throws: `CancellationError` where they do not want to, or close what asks; leave it to end the intent.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, snippetIntent: some SnippetIntent
  ) async throws {
    let request = ConfirmationRequest(dialog: dialog, snippetIntent: snippetIntent.invocation)
    try await confirm(conditions, actionName, request)
  }

  /// Asks the person to pick one.
  ///
  /// - Throws: `CancellationError` where they cancel, or close what asks; leave it to end the intent.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(options, ChoiceRequest(options: [], dialog: dialog))
  }

  /// Asks the person to pick one, under a view.
  ///
  /// - Throws: `CancellationError` where they cancel, or close what asks; leave it to end the intent.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await choose(options, ChoiceRequest(options: [], dialog: dialog, view: content().node()))
  }

  private func confirm(
    _ conditions: ConfirmationConditions, _ name: ConfirmationActionName, _ request: ConfirmationRequest
  ) async throws {
    let performance = try IntentPerformance.required()
    let isLowConfidence = performance.context.surroundings.isLowConfidenceSource
    guard conditions.isEmpty || conditions.contains(.lowConfidenceSource) && isLowConfidence else { return }
    var request = request
    request.actionName = name.acceptLabel
    request.cancelName = name.denyLabel
    request.isDestructive = name.isDestructive
    _ = try await performance.ask { .needsConfirmation(request.resuming($0)) }
  }

  private func choose(_ options: [IntentChoiceOption], _ request: ChoiceRequest) async throws -> IntentChoiceOption {
    let performance = try IntentPerformance.required()
    var request = request
    request.options = options.enumerated().map { index, option in
      ChoiceRequest.Option(id: "option\(index + 1)", title: option.title.text, style: option.style)
    }
    let reply = try await performance.ask { suspended in
      var copy = request
      copy.suspended = suspended
      return .needsChoice(copy)
    }
    guard case .chose(let id) = reply, let index = request.options.firstIndex(where: { $0.id == id }) else {
      throw CancellationError()
    }
    return options[index]
  }
}

extension ConfirmationRequest {
  func resuming(_ suspended: SuspendedIntent) -> ConfirmationRequest {
    var copy = self
    copy.suspended = suspended
    return copy
  }
}
