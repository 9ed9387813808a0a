import CivilTime

/// When a feast is kept in a year, by rules that everybody can look up (``FeastRules``).
enum Feast {
  /// The days of the feast in the year: one, mostly; of a feast of the moon's year none or two.
  static func periods(_ name: String, year: Int, region: String?) -> [Period] {
    guard (1...9_990).contains(year), let rule = FeastRules.rule(name, region: region) else { return [] }
    let parts = rule.split(separator: "*")
    let days = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    let dates = self.days(of: parts.first ?? "", year)
    guard !dates.isEmpty else {
      return rule.hasPrefix("season+")
        ? Int(rule.dropFirst(7)).flatMap { Season.period($0, year: year) }.map { [$0] } ?? [] : []
    }
    return dates.map { date, count in
      let count = max(days, count)
      guard count > 1 else { return Period(date: date) }
      var period = Period(from: date, to: date.adding(days: count), .day)
      period.isInterval = true
      return period
    }
  }

  static func period(_ name: String, year: Int, region: String?) -> Period? {
    periods(name, year: year, region: region).first
  }

  /// Whether its days begin in the evening before, as those of the Hebrew and the Islamic calendar do.
  static func beginsInTheEvening(_ name: String) -> Bool {
    guard let rule = FeastRules.rule(name, region: nil) else { return false }
    return rule.hasPrefix("hebrew") || rule.hasPrefix("islamic")
  }

  /// Its first days, and how many days it has.
  private static func days(of rule: Substring, _ year: Int) -> [(CivilDate, Int)] {
    let numbers = self.numbers(in: rule)
    if rule.hasPrefix("hebrew"), numbers.count >= 2 {
      return [year + 3_760, year + 3_761].compactMap { hebrew in
        HebrewCalendar.date(hebrew, month: numbers[0], day: numbers[1]).flatMap { date in
          date.year == year ? (date, numbers.count > 2 ? numbers[2] : 1) : nil
        }
      }
    }
    if rule.hasPrefix("islamic"), numbers.count >= 2 {
      return IslamicCalendar.dates(inYear: year, month: numbers[0], day: numbers[1]).map {
        ($0, numbers.count > 2 ? numbers[2] : 1)
      }
    }
    return date(rule, numbers, year).map { [($0, 1)] } ?? []
  }

  /// The numbers of a rule; a minus sign in front of one counts.
  private static func numbers(in rule: Substring) -> [Int] {
    rule.split { !($0.isNumber || $0 == "-") }.compactMap { Int($0) }
  }

  private static func date(_ rule: Substring, _ numbers: [Int], _ year: Int) -> CivilDate? {
    if rule.hasPrefix("easter"), let days = numbers.first { return easter(year).adding(days: days) }
    if rule.hasPrefix("orthodox"), let days = numbers.first { return orthodoxEaster(year).adding(days: days) }
    if rule.hasPrefix("diwali"), let days = numbers.first { return diwali(year)?.adding(days: days) }
    if rule.hasPrefix("moon") {
      // "moon/1/21-1" reads as 1, 21-1: the sign parts the last number.
      let parts = rule.dropFirst(5).split(separator: "/")
      guard parts.count == 2, let month = Int(parts[0]) else { return nil }
      let isBefore = parts[1].contains("-")
      let pair = parts[1].split { $0 == "+" || $0 == "-" }.compactMap { Int($0) }
      guard pair.count == 2, let from = CivilDate(year: year, month: month, day: pair[0]) else { return nil }
      return newMoonInChina(from: from).adding(days: isBefore ? -pair[1] : pair[1])
    }
    if rule.hasPrefix("~"), numbers.count == 4, let from = CivilDate(year: year, month: numbers[2], day: numbers[3]) {
      let ahead = (numbers[0] - from.weekday + 7) % 7
      if numbers[1] > 0 { return from.adding(days: ahead + 7 * (numbers[1] - 1)) }
      return from.adding(days: (ahead == 0 ? 0 : ahead) + 7 * numbers[1])
    }
    // One that is kept in some years only: the last number says every how many.
    if rule.contains("#"), numbers.count == 4, numbers[3] > 0, year % numbers[3] != 0 { return nil }
    if rule.contains("#"), numbers.count >= 3 { return ranked(numbers[0], numbers[1], month: numbers[2], year) }
    guard rule.first?.isNumber == true, numbers.count >= 2,
      let date = CivilDate(year: year, month: numbers[0], day: numbers[1])
    else { return nil }
    return numbers.count == 9 ? date.adding(days: numbers[1 + date.weekday]) : date
  }

  private static func ranked(_ weekday: Int, _ rank: Int, month: Int, _ year: Int) -> CivilDate? {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    let start = first.adding(days: (weekday - first.weekday + 7) % 7)
    if rank > 0 { return start.adding(days: 7 * (rank - 1)) }
    let last = first.adding(months: 1).adding(days: -1)
    return last.adding(days: -((last.weekday - weekday + 7) % 7) + 7 * (rank + 1))
  }

  // MARK: Easter

  /// The Gregorian computus in the form of Meeus, Jones and Butcher.
  static func easter(_ year: Int) -> CivilDate {
    let a = year % 19
    let b = year / 100
    let c = year % 100
    let d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7
    let f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114
    return CivilDate(year: year, month: f / 31, day: f % 31 + 1) ?? CivilDate(daysSinceEpoch: 0)
  }

  /// Easter of the Julian calendar (Meeus), on the civil calendar.
  static func orthodoxEaster(_ year: Int) -> CivilDate {
    let d = (19 * (year % 19) + 15) % 30
    let e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
    let julian = CivilDate(year: year, month: (d + e + 114) / 31, day: (d + e + 114) % 31 + 1)
    return (julian ?? CivilDate(daysSinceEpoch: 0)).adding(days: year / 100 - year / 400 - 2)
  }

  // MARK: Moon

  /// The day of the first new moon from a day on, by the clocks of China (UTC+8): months of its calendar begin with it.
  private static func newMoonInChina(from day: CivilDate) -> CivilDate {
    let moment = Moon.firstNew(from: day.adding(days: -1)) + 8.0 / 24
    let date = CivilDate(daysSinceEpoch: Int(moment.rounded(.down)))
    guard date < day else { return date }
    return CivilDate(daysSinceEpoch: Int((Moon.firstNew(from: day) + 8.0 / 24).rounded(.down)))
  }

  /// The evening without a moon between 17 October and 15 November: the last one before the new moon in India, which
  /// must not come before half past six.
  private static func diwali(_ year: Int) -> CivilDate? {
    guard let from = CivilDate(year: year, month: 10, day: 17) else { return nil }
    let evening = Moon.firstNew(from: from) + 5.5 / 24 - 18.5 / 24
    return CivilDate(daysSinceEpoch: Int(evening.rounded(.down)))
  }
}
