internal import CivilTime

/// What the person was shown and left, has chosen, and has written about already: so that it makes room for other things.
struct ShownBefore: Sendable {
  /// Days after which a showing is forgotten.
  static let keptDays = 28
  /// What is left of a moment's worth for each earlier day on which it was shown and not chosen …
  private static let left = 0.7
  /// … and of one that was chosen, or of whose day the person has written.
  private static let written = 0.6

  /// The day on which it is asked, at home.
  var today: CivilDate
  /// On how many days before today each moment was shown, by its id.
  var days: [String: Int] = [:]
  /// The ids of the moments that were chosen.
  var chosen: Set<String> = []
  /// The days of which there is an entry in a diary.
  var writtenDays: Set<CivilDate> = []

  /// By how much of its worth a moment is in the running.
  func share(of moment: Moment) -> Double {
    var share = 1.0
    if chosen.contains(moment.id) {
      share = Self.written
    } else {
      for _ in 0..<min(days[moment.id] ?? 0, Self.keptDays) { share *= Self.left }
    }
    return writtenDays.contains(moment.day) ? share * Self.written : share
  }
}
