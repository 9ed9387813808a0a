import JSONRPC

/// What a snippet waits for the person to answer.
enum SnippetQuestion: Sendable, Equatable {
  case confirmation(ConfirmationRequest)
  case choice(ChoiceRequest)
  case input(InputRequest, token: String)

  static let confirmID = "$confirm"
  static let cancelID = "$cancel"

  var kind: SnippetAnswer.Kind {
    switch self {
    case .confirmation: .confirmation
    case .choice: .choice
    case .input: .needsInput
    }
  }

  var dialog: IntentDialog? {
    switch self {
    case .confirmation(let request): request.dialog
    case .choice(let request): request.dialog
    case .input(let request, _): request.dialog
    }
  }

  /// What goes on with the answer, where the intent is not performed again.
  var suspended: SuspendedIntent? {
    switch self {
    case .confirmation(let request): request.suspended
    case .choice(let request): request.suspended
    case .input(let request, _): request.suspended
    }
  }

  /// What the controls under the view do, by id.
  var controls: [OpaqueID: ViewControl.Action] {
    switch self {
    case .confirmation: [OpaqueID(Self.confirmID): .confirm, OpaqueID(Self.cancelID): .cancel]
    case .choice(let request):
      Dictionary(
        request.options.map { (OpaqueID($0.id), $0.style == .cancel ? .cancel : .choose($0.id)) },
        uniquingKeysWith: { $1 })
    case .input: [:]
    }
  }

  /// The view with the controls of the question under it.
  func asked(below view: ViewNode?, intentName: String) -> ViewNode? {
    let intent = ControlIntent(intentName)
    var buttons: [ViewNode] = []
    switch self {
    case .confirmation(let request):
      buttons = [
        .button(request.cancelName, role: .cancel, intent: intent).id(Self.cancelID),
        .button(request.actionName, role: request.isDestructive ? .destructive : .confirm, intent: intent)
          .id(Self.confirmID),
      ]
    case .choice(let request):
      buttons = request.options.map { option in
        let role: ButtonRole? =
          switch option.style {
          case .default: nil
          case .destructive: .destructive
          case .cancel: .cancel
          }
        return .button(option.title, role: role, intent: intent).id(option.id)
      }
    case .input: return view
    }
    return .verticalStack(alignment: .leading, (view.map { [$0] } ?? []) + [.horizontalStack(buttons)])
  }
}
