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

  /// `12:30`
  static func describe(_ time: ClockTime) -> String {
    String(time.description.prefix(5))
  }

  /// The day, and the time where there is one, as a wall clock in the zone shows them.
  static func describe(_ time: ICalendarTime, in zone: TimeZone) -> String {
    let civil = time.civil(in: zone)
    return time.time == nil ? describe(civil.date) : "\(describe(civil.date)), \(describe(civil.time))"
  }

  /// From the start to the end, which is exclusive; the day once where both are on it.
  static func describe(from start: CivilDateTime, to end: CivilDateTime, isAllDay: Bool) -> String {
    if isAllDay {
      let last = end.date.adding(days: -1)
      return last <= start.date ? describe(start.date) : "\(describe(start.date)) – \(describe(last))"
    }
    let first = "\(describe(start.date)), \(describe(start.time))"
    return start.date == end.date
      ? "\(first) – \(describe(end.time))" : "\(first) – \(describe(end.date)), \(describe(end.time))"
  }
}
