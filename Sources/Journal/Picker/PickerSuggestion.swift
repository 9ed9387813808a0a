internal import CivilTime

/// A suggestion as the person sees it: all of it.
public struct PickerSuggestion: Sendable, Hashable {
  /// The moment's id; it never leaves the process.
  let moment: String
  let title: String
  /// The day and the hours.
  let when: String
  /// What there is, by kinds.
  let counts: String
  let why: [String]
  let items: [PickerItem]
  /// How many things belong to it that are not among the items.
  let more: Int
  /// The name of the place that it is told to be at, if it is.
  let place: String?
  /// The questions about it; none where they are switched off.
  let reflections: [Reflection]
  /// The day on which it began.
  let day: CivilDate
  /// What can be left out from now on.
  let exclusions: [PickerExclusion]
}
