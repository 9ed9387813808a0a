import JSONRPC

/// What reading one message gave, before it is settled who of the conversation has what.
struct MessageReading {
  var state: ActionState
  var reason: String?
  var actions: [SuggestedAction] = []

  init(_ request: ActionRequest) {
    guard request.message.body.utf8.count <= ActionFinder.maximumBytes else {
      state = .unavailable
      reason = "tooLong"
      return
    }
    actions = ActionFinder(request).actions()
    if actions.isEmpty, WritingSystem.isUnsupported(request.message.body) {
      state = .unavailable
      reason = "unsupportedLanguage"
    } else {
      state = actions.isEmpty ? .none : .ready
    }
  }

  /// What the store keeps of the actions.
  var stored: String { JSONWriter.text(of: .array(actions.map(\.stored))) }
}
