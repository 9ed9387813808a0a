internal import CivilTime

/// Which suggestions, and in which order.
public enum SuggestionList: String, Sendable, Hashable, CaseIterable {
  /// What is worth telling, the most worthy first, and not several of one kind one behind the other.
  case recommended
  /// Everything that is not quite nothing, the latest first.
  case recent
  /// What was on this day of the calendar in earlier years, the latest first.
  case onThisDay

  /// Why it is empty where there are moments that were not declined.
  var emptyReason: EmptyReason {
    switch self {
    case .recommended: .nothingStandsOut
    case .recent: .nothingRecent
    case .onThisDay: .nothingOnThisDay
    }
  }

  /// The moments of the list, in its order.
  ///
  /// - Parameters:
  ///   - moments: In order of time.
  ///   - most: No more are looked for.
  func picked(from moments: [Moment], _ past: ShownBefore, most: Int) -> [Moment] {
    guard most > 0 else { return [] }
    switch self {
    case .recommended: return DiverseOrder.picked(from: moments.filter(\.isRecommended), past, most: most)
    case .recent:
      let told = moments.filter { $0.worth >= Worth.least }
      return Array(told.sorted { ($0.start, $0.id) > ($1.start, $1.id) }.prefix(most))
    case .onThisDay:
      let told = moments.filter { $0.worth >= Worth.least && OnThisDay.yearsAgo($0, from: past.today) != nil }
      return Array(
        told.sorted { left, right in
          left.day.year == right.day.year
            ? (left.worth, right.start, left.id) > (right.worth, left.start, right.id) : left.day.year > right.day.year
        }.prefix(most))
    }
  }
}
