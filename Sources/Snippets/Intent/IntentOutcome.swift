/// How performing an intent ends, or how far it has come.
///
/// A question never holds a request open. Either the intent is performed again with the answer, or the request carries
/// a ``SuspendedIntent``, which goes on where it asked.
public enum IntentOutcome: Sendable, Equatable {
  case finished(IntentOutput)
  /// Asks the person; without a suspended intent performed again with ``IntentContext/isConfirmed``.
  case needsConfirmation(ConfirmationRequest)
  /// Asks the person; without a suspended intent performed again with ``IntentContext/chosenOption``.
  case needsChoice(ChoiceRequest)
  /// Asks for a parameter; without a suspended intent performed again with its value.
  case needsInput(InputRequest)

  /// What waits for the answer, where it is not performed again.
  var suspended: SuspendedIntent? {
    switch self {
    case .finished: nil
    case .needsConfirmation(let request): request.suspended
    case .needsChoice(let request): request.suspended
    case .needsInput(let request): request.suspended
    }
  }
}
