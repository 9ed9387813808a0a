/// What a picker shows, as it stands in the store.
public struct PickerContent: Sendable, Hashable {
  var consent: Consent
  var isBannerOpen = false
  var recommended: [PickerSuggestion] = []
  var recent: [PickerSuggestion] = []
  var onThisDay: [PickerSuggestion] = []
  /// Why a list is empty, by its name.
  var emptyReasons: [SuggestionList: EmptyReason] = [:]
  var hiddenKinds: Set<EventKind> = []

  /// Those of all lists.
  var all: [PickerSuggestion] { recommended + recent + onThisDay }

  func suggestions(_ list: SuggestionList) -> [PickerSuggestion] {
    switch list {
    case .recommended: recommended
    case .recent: recent
    case .onThisDay: onThisDay
    }
  }
}
