internal import CivilTime

/// Which suggestions, and in which order.
public enum SuggestionList: String, Sendable, Hashable, CaseIterable {
  /// What is worth telling, the most worthy first, at most two of one day.
  case recommended
  /// Everything that is not quite nothing, the latest first.
  case recent

  /// Why it is empty where there are moments that were not declined.
  var emptyReason: EmptyReason {
    switch self {
    case .recommended: .nothingStandsOut
    case .recent: .nothingRecent
    }
  }

  /// At most two suggestions of one day.
  private static let perDay = 2

  func picked(from moments: [Moment]) -> [Moment] {
    switch self {
    case .recommended:
      var days: [CivilDate: Int] = [:]
      return moments.filter(\.isRecommended).sorted { ($0.worth, $0.start, $0.id) > ($1.worth, $1.start, $1.id) }
        .filter { moment in
          days[moment.day, default: 0] += 1
          return days[moment.day, default: 0] <= Self.perDay
        }
    case .recent:
      return moments.filter { $0.worth >= Worth.least }.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
    }
  }
}
