internal import Journal

/// What the picker can be at: one of the lists, or the questions to write about.
enum PickerList: String, CaseIterable {
  case recommended
  case recent
  case onThisDay
  case reflections

  /// Nil of the questions.
  var suggestions: SuggestionList? { SuggestionList(rawValue: rawValue) }

  var name: String {
    switch self {
    case .recommended: "Recommended"
    case .recent: "Recent"
    case .onThisDay: "On This Day"
    case .reflections: "Questions"
    }
  }
}
