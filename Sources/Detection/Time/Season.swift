import CivilTime

/// The four seasons of the northern half of the world, by their astronomical days.
enum Season {
  private static let starts = [(3, 20), (6, 21), (9, 23), (12, 21)]

  /// 0 is spring, 3 is winter, which begins in December of the year.
  static func period(_ season: Int, year: Int) -> Period? {
    guard starts.indices.contains(season) else { return nil }
    let (month, day) = starts[season]
    let (endMonth, endDay) = starts[(season + 1) % 4]
    guard let start = CivilDate(year: year, month: month, day: day),
      let end = CivilDate(year: season == 3 ? year + 1 : year, month: endMonth, day: endDay)
    else { return nil }
    var period = Period(from: start, to: end, .season)
    period.isInterval = true
    return period
  }

  static func containing(_ date: CivilDate) -> Period {
    for year in [date.year, date.year - 1] {
      for season in (0..<4).reversed() {
        if let period = period(season, year: year), period.start.date <= date { return period }
      }
    }
    return Period(date: date)
  }
}
