internal import CivilTime

/// Which moments were on this day of the calendar in an earlier year, by the wall clock where they happened.
///
/// What was on a 29 February is told of on the 28th of a year that has no 29th.
enum OnThisDay {
  /// A moment that went on for longer was on no particular day.
  private static let longestDays = 31

  /// How many years ago, if it was.
  static func yearsAgo(_ moment: Moment, from today: CivilDate) -> Int? {
    let first = moment.day.daysSinceEpoch
    let last = min(moment.lastDay.daysSinceEpoch, first + longestDays)
    guard moment.day.year < today.year, first <= last else { return nil }
    return (first...last).lazy.map { CivilDate(daysSinceEpoch: $0) }.first { $0.year < today.year && isSame($0, today) }
      .map { today.year - $0.year }
  }

  private static func isSame(_ day: CivilDate, _ today: CivilDate) -> Bool {
    if day.month == 2, day.day == 29, !CivilDate.isLeap(today.year) { return today.month == 2 && today.day == 28 }
    return day.month == today.month && day.day == today.day
  }

  /// It in a sentence.
  static func sentence(_ years: Int) -> String {
    years == 1 ? "It was a year ago today." : "It was \(years) years ago today."
  }
}
