internal import CivilTime

/// What the person was shown and left, and what was chosen: so that it makes room for other things.
struct ShownBefore: Sendable {
  /// Days after which a showing is forgotten.
  static let keptDays = 28
  /// What is left of a moment's worth for each earlier day on which it was shown and not chosen …
  private static let left = 0.7
  /// … and of one that was chosen.
  private static let taken = 0.6

  /// The day on which it is asked, at home.
  var today: CivilDate
  /// On how many days before today each moment was shown, by its id.
  var days: [String: Int] = [:]
  /// The ids of the moments that were chosen.
  var chosen: Set<String> = []

  /// By how much of its worth a moment is in the running.
  func share(of moment: Moment) -> Double {
    if chosen.contains(moment.id) { return Self.taken }
    var share = 1.0
    for _ in 0..<min(days[moment.id] ?? 0, Self.keptDays) { share *= Self.left }
    return share
  }
}
