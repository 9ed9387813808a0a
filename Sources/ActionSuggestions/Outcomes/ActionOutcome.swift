/// What became of an action that was suggested.
///
/// Of one action in one conversation the strongest counts, whatever the order in which they were told: `performed`,
/// then `dismissed`, then `offered`.
public enum ActionOutcome: String, Sendable, Hashable, CaseIterable {
  /// The person has seen it.
  case offered
  /// The person has put it away.
  case dismissed
  /// The person has tapped it.
  case performed

  /// Greater for the stronger one. The numbers are stored.
  var strength: Int {
    switch self {
    case .offered: 1
    case .dismissed: 2
    case .performed: 3
    }
  }

  init?(strength: Int) {
    guard let outcome = Self.allCases.first(where: { $0.strength == strength }) else { return nil }
    self = outcome
  }
}
