/// How something recurs, as an RRULE of RFC 5545 (3.3.10) can say it.
struct Repetition: Sendable {
  /// `DAILY`, `WEEKLY`, `MONTHLY`, `YEARLY`, `HOURLY`, `MINUTELY` or `SECONDLY`, by the unit.
  var unit: CalendarUnit
  var interval = 1
  /// Weekdays from Monday (bit 0) to Sunday (bit 6).
  var weekdays: UInt8 = 0
  /// The rank of the weekday in its month: 1 to 5, or -1 for the last.
  var rank: Int?
  var monthDay: Int?
  var month: Int?
  /// How many times.
  var count: Int?

  /// Whether it recurs from Monday to Friday.
  var isOfWorkdays: Bool { unit == .week && weekdays == 0x1F && rank == nil }

  private static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// The value of the RRULE.
  var rule: String {
    let frequency =
      switch unit {
      case .second: "SECONDLY"
      case .minute: "MINUTELY"
      case .hour: "HOURLY"
      case .dayPart, .day: "DAILY"
      case .week, .weekend: "WEEKLY"
      case .month, .quarter, .season, .half: "MONTHLY"
      case .year, .decade, .century: "YEARLY"
      }
    var parts = ["FREQ=\(frequency)"]
    let factor: Int =
      switch unit {
      case .quarter, .season: 3
      case .half: 6
      case .decade: 10
      case .century: 100
      default: 1
      }
    let (interval, isOver) = interval.multipliedReportingOverflow(by: factor)
    if !isOver, interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let count, count > 0 { parts.append("COUNT=\(count)") }
    if let month { parts.append("BYMONTH=\(month)") }
    if let monthDay { parts.append("BYMONTHDAY=\(monthDay)") }
    if weekdays != 0 {
      let days = (0..<7).filter { weekdays & (1 << $0) != 0 }.map { (rank.map { "\($0)" } ?? "") + Self.names[$0] }
      parts.append("BYDAY=" + days.joined(separator: ","))
    }
    return parts.joined(separator: ";")
  }
}
