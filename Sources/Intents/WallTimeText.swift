import CivilTime
import Foundation
import Formats

/// Days and times in words, as they stand in a view.
enum WallTimeText {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// `Fri 6 Mar 2026`
  static func describe(_ date: CivilDate) -> String {
    "\(weekdays[(date.weekday - 1) % 7]) \(date.day) \(months[(date.month - 1) % 12]) \(date.year)"
  }

  /// `Today, Fri 6 Mar 2026`; without the first word where it is another day than today or tomorrow.
  static func describe(_ date: CivilDate, today: CivilDate) -> String {
    switch date.daysSinceEpoch - today.daysSinceEpoch {
    case -1: "Yesterday, " + describe(date)
    case 0: "Today, " + describe(date)
    case 1: "Tomorrow, " + describe(date)
    default: describe(date)
    }
  }

  /// `12:30`, with seconds where there are some.
  static func describe(_ time: ClockTime) -> String {
    let text = time.description
    return text.hasSuffix(":00") ? String(text.dropLast(3)) : text
  }

  /// The day, and the time where there is one, as a wall clock in the zone shows them.
  static func describe(_ time: ICalendarTime, in zone: TimeZone) -> String {
    let civil = time.civil(in: zone)
    return time.time == nil ? describe(civil.date) : "\(describe(civil.date)), \(describe(civil.time))"
  }

  /// From the first day to the last, which is the day before the end.
  static func describe(days start: CivilDate, to end: CivilDate) -> String {
    let last = end.adding(days: -1)
    return last <= start ? describe(start) : "\(describe(start)) – \(describe(last))"
  }

  /// From the start to the end as a wall clock in the zone shows them; the day once where both are on it.
  static func describe(from start: Date, to end: Date, in zone: TimeZone) -> String {
    let (first, last) = (zone.civil(at: start), zone.civil(at: end))
    let lead = first.date == last.date ? "" : describe(last.date) + ", "
    return "\(describe(first.date)), \(clock(start, first, zone)) – \(lead)\(clock(end, last, zone))"
  }

  /// The time of day; where the clock shows it twice and the second time is meant, the offset too.
  private static func clock(_ instant: Date, _ civil: CivilDateTime, _ zone: TimeZone) -> String {
    let text = describe(civil.time)
    return zone.instant(of: civil) == instant ? text : "\(text) (\(offset(of: zone, at: instant)))"
  }

  /// `UTC+01:00`
  private static func offset(of zone: TimeZone, at instant: Date) -> String {
    let seconds = zone.secondsFromGMT(for: instant)
    let time = ClockTime(secondsSinceMidnight: abs(seconds))
    return "UTC\(seconds < 0 ? "-" : "+")\(time.description.prefix(5))"
  }

  /// The zone's name as a person knows it.
  static func name(of zone: TimeZone) -> String {
    zone.identifier == TimeZone.gmt.identifier ? "UTC" : zone.identifier
  }
}
