import CivilTime

/// The parts of a date that a text states.
struct CalendarFields: Sendable, Hashable {
  var year: Int?
  var month: Int?
  var day: Int?
  /// 1 (Monday) to 7.
  var weekday: Int?

  /// The fields of both; nil where both state the same one and differ.
  func merged(with other: CalendarFields) -> CalendarFields? {
    func pick(_ left: Int?, _ right: Int?) -> Int?? {
      guard let left, let right else { return .some(left ?? right) }
      return left == right ? .some(left) : nil
    }
    guard let year = pick(year, other.year), let month = pick(month, other.month), let day = pick(day, other.day),
      let weekday = pick(weekday, other.weekday)
    else { return nil }
    return CalendarFields(year: year, month: month, day: day, weekday: weekday)
  }

  /// The finest unit that is stated.
  var unit: CalendarUnit {
    if day != nil || weekday != nil { return .day }
    return month != nil ? .month : .year
  }

  /// Whether some year has such a day at all.
  var isPossible: Bool {
    if let month {
      guard (1...12).contains(month) else { return false }
      if let day { return day >= 1 && day <= CivilDate.daysIn(month: month, of: year ?? 2_000) }
    }
    if let day { return (1...31).contains(day) }
    return true
  }
}
