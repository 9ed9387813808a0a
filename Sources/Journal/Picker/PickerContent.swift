/// What a picker shows, as it stands in the store.
public struct PickerContent: Sendable, Hashable {
  var consent: Consent
  var isBannerOpen = false
  var recommended: [PickerSuggestion] = []
  var recent: [PickerSuggestion] = []
  /// Why a list is empty, by its name.
  var emptyReasons: [SuggestionList: EmptyReason] = [:]
  var hiddenKinds: Set<EventKind> = []

  func suggestions(_ list: SuggestionList) -> [PickerSuggestion] {
    list == .recommended ? recommended : recent
  }
}
