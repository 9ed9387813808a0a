/// What a picker can be at: one of the lists, or the questions to write about.
enum PickerTab: Sendable, Hashable, CaseIterable {
  case recommended
  case recent
  case onThisDay
  case reflections

  /// Nil of the questions.
  var list: SuggestionList? {
    switch self {
    case .recommended: .recommended
    case .recent: .recent
    case .onThisDay: .onThisDay
    case .reflections: nil
    }
  }

  /// What a person reads.
  var name: String {
    switch self {
    case .recommended: "Recommended"
    case .recent: "Recent"
    case .onThisDay: "On this day"
    case .reflections: "Questions"
    }
  }

  /// The tab so many steps further, round and round.
  func neighbour(_ step: Int) -> PickerTab {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[(index % all.count + all.count) % all.count]
  }
}
