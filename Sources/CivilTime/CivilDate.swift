/// A day of the proleptic Gregorian calendar, with no time and no zone: what a wall calendar shows.
public struct CivilDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 (January) to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a date, or nil where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.daysIn(month: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date that lies a number of days after 1970-01-01; days outside the years 1 to 9999 are moved to the nearest
  /// one inside.
  public init(daysSinceEpoch days: Int) {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": civil_from_days.
    let bounded = min(max(days, -719_162), 2_932_896)
    let shifted = bounded + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01, negative before it.
  public var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, ISO 8601: 1 is Monday, 7 is Sunday.
  public var weekday: Int {
    let remainder = (daysSinceEpoch + 3) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// The date that many days later, or earlier where the number is negative.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return CivilDate(daysSinceEpoch: overflow ? (days > 0 ? .max : .min) : sum)
  }

  /// The same day of the month that many months later; a day that the month lacks becomes its last one.
  public func adding(months: Int) -> CivilDate {
    let bounded = min(max(months, -120_000), 120_000)
    let index = min(max(year * 12 + (month - 1) + bounded, 12), 9999 * 12 + 11)
    let newYear = index / 12
    let newMonth = index % 12 + 1
    let newDay = min(day, Self.daysIn(month: newMonth, of: newYear))
    return CivilDate(year: newYear, month: newMonth, day: newDay) ?? self
  }

  /// How many days the month has, from 28 to 31.
  public static func daysIn(month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the year has a 29th of February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate: Comparable {
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// `YYYY-MM-DD`, RFC 3339 `full-date`.
  public var description: String { DigitWriter.text(length: 10) { write(to: &$0) } }

  func write(to digits: inout DigitWriter) {
    digits.write(year, width: 4)
    digits.write("-")
    digits.write(month, width: 2)
    digits.write("-")
    digits.write(day, width: 2)
  }

  /// Reads `YYYY-MM-DD`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    var digits = DigitReader(text)
    guard let year = digits.number(of: 4), digits.skip("-"), let month = digits.number(of: 2), digits.skip("-"),
      let day = digits.number(of: 2), digits.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
