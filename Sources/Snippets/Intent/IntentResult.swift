/// How performing an intent ends. A question never holds a request open: the intent is performed again with the answer.
public enum IntentResult: Sendable, Equatable {
  case finished(IntentOutput)
  /// Asks the person; performed again with ``IntentContext/isConfirmed``.
  case needsConfirmation(ConfirmationRequest)
  /// Asks the person; performed again with ``IntentContext/chosenOption``.
  case needsChoice(ChoiceRequest)
  /// Asks for a parameter; performed again with its value.
  case needsInput(InputRequest)
}
