/// What is about to be handed over.
enum PickerSubject: Sendable, Equatable {
  /// A suggestion without what was taken out of it, by event.
  case suggestion(PickerSuggestion, excluded: Set<String>)
  case question(ReflectionReference)
}
