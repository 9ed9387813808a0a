public import JSONRPC

/// What a picker asks of the journal; ``Journal/answer(_:client:directory:now:home:progress:isCancelled:)`` answers it.
public enum PickerRequest: Sendable, Equatable {
  /// Everything that is shown; with what is new in the sources, if they are to be looked at.
  case load(readsSources: Bool)
  /// What would be handed over, without the items of those events.
  case preview(moment: String, excluded: Set<String>)
  /// Hand it over, if it is still what was shown.
  case choose(moment: String, excluded: Set<String>, shown: JSONValue)
  /// The question as it would be handed over.
  case previewQuestion(ReflectionReference)
  /// Hand the question over, if it is still what was shown.
  case chooseQuestion(ReflectionReference, shown: JSONValue)
  case decline(moment: String)
  case merge(moment: String, with: String)
  /// The events become a moment of their own.
  case split(moment: String, events: Set<String>)
  /// An empty title takes the name back.
  case rename(moment: String, title: String)
  /// The moment was not at the place that it is told to be at.
  case wrongPlace(moment: String)
  /// Left out of everything from now on.
  case exclude(Exclusion)
  case turnOn
  case setCategory(JournalCategory, isShown: Bool)
  case closeBanner
}
