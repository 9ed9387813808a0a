internal import CivilTime

/// What a picker shows, as it stands in the store.
public struct PickerContent: Sendable, Hashable {
  var consent: Consent
  var isBannerOpen = false
  var recommended: [PickerSuggestion] = []
  var recent: [PickerSuggestion] = []
  var onThisDay: [PickerSuggestion] = []
  /// Questions about nothing but the day, in its order; none where they are switched off.
  var reflections: [Reflection] = []
  /// The day at home.
  var today: CivilDate?
  /// Why a list is empty, by its name.
  var emptyReasons: [SuggestionList: EmptyReason] = [:]
  var hiddenKinds: Set<EventKind> = []

  /// Those of all lists.
  var all: [PickerSuggestion] { recommended + recent + onThisDay }

  func suggestions(_ tab: PickerTab) -> [PickerSuggestion] {
    switch tab {
    case .recommended: recommended
    case .recent: recent
    case .onThisDay: onThisDay
    case .reflections: []
    }
  }

  /// How many things there are to choose from.
  func count(_ tab: PickerTab) -> Int {
    tab == .reflections ? reflections.count : suggestions(tab).count
  }
}
