/// Why there is nothing to suggest. The words are those of the protocol; none tells anything of what there is.
public enum EmptyReason: String, Sendable, Hashable, CaseIterable {
  /// The person has not been asked yet whether there may be suggestions.
  case notDetermined
  /// The person has turned suggestions off, or the kind that was asked for.
  case turnedOff
  /// There are no sources.
  case noSources
  /// Every source is paused.
  case allPaused
  /// Nothing in the sources tells of a moment.
  case nothingFound
  /// What there is, is of kinds that the person has switched off.
  case categoriesOff
  /// What there is, is excluded.
  case allExcluded
  /// Every moment was declined.
  case allDismissed
  /// Of what there is nothing is worth being recommended.
  case nothingStandsOut
  /// Of what there is nothing is worth being told, however recent it is.
  case nothingRecent
  /// There was nothing on this day of earlier years.
  case nothingOnThisDay

  /// It in a sentence for the person.
  public var sentence: String {
    switch self {
    case .notDetermined: "Suggestions are not turned on yet: inkling journal consent --turn-on"
    case .turnedOff: "They are turned off."
    case .noSources: "There are no sources yet. Name one: inkling sources add DIRECTORY"
    case .allPaused: "All sources are paused: inkling sources resume ID"
    case .nothingFound: "Nothing in your sources tells of a moment."
    case .categoriesOff: "What there is, is switched off: inkling journal categories"
    case .allExcluded: "What there is, is excluded: inkling journal exclude"
    case .allDismissed: "You have declined everything that there is."
    case .nothingStandsOut: "Nothing stands out. Another list may have something."
    case .nothingRecent: "Nothing is worth telling."
    case .nothingOnThisDay: "There was nothing on this day of earlier years."
    }
  }
}
