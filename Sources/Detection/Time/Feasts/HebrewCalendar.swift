import CivilTime

/// The Hebrew calendar by its arithmetic rules (Dershowitz and Reingold, Calendrical Calculations).
enum HebrewCalendar {
  /// The first day of the year, 1 Tishri.
  static func newYear(_ year: Int) -> CivilDate {
    let before = elapsedDays(year - 1)
    let start = elapsedDays(year)
    let after = elapsedDays(year + 1)
    let delay = after - start == 356 ? 2 : start - before == 382 ? 1 : 0
    // 1,373,428 days before 1 January of the year 1, which is 719,162 days before 1970.
    return CivilDate(daysSinceEpoch: start + delay - 1_373_427 - 719_163)
  }

  /// The day that begins in the evening before, in the Hebrew year that begins in the autumn of the civil one.
  /// - Parameter month: 1 is Tishri, 3 Kislev, 5 Shevat, 7 the Adar before Nisan, 8 Nisan.
  static func date(_ year: Int, month: Int, day: Int) -> CivilDate? {
    let start = newYear(year)
    let next = newYear(year + 1)
    let length = next.daysSinceEpoch - start.daysSinceEpoch
    // From Adar on the lengths are fixed up to the next year; before it only Heshvan and Kislev vary.
    if month >= 7 {
      let behind = [7: 206, 8: 177, 9: 147, 10: 118, 11: 88, 12: 59, 13: 29][month]
      return behind.map { next.adding(days: day - 1 - $0) }
    }
    let heshvan = length % 10 == 5 ? 30 : 29
    let kislev = length % 10 == 3 ? 29 : 30
    let before = [1: 0, 2: 30, 3: 30 + heshvan, 4: 30 + heshvan + kislev, 5: 59 + heshvan + kislev][month]
    return before.map { start.adding(days: $0 + day - 1) }
  }

  private static func elapsedDays(_ year: Int) -> Int {
    let months = (235 * year - 234) / 19
    let days = 29 * months + (12_084 + 13_753 * months) / 25_920
    return 3 * (days + 1) % 7 < 3 ? days + 1 : days
  }
}
