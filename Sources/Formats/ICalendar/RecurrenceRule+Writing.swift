internal import CivilTime
internal import Foundation

extension RecurrenceRule {
  /// The text of a rule with an UNTIL as the start wants it: a DATE for a DATE, UTC for a time in a zone (RFC 5545,
  /// section 3.3.10). A day as the bound of a time means its end.
  public static func written(_ rule: String, startingAt start: ICalendarTime) -> String {
    rule.split(separator: ";").map { part in
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].uppercased() == "UNTIL", let until = ICalendarTime(String(pair[1])) else {
        return String(part)
      }
      return "UNTIL=" + bound(until, startingAt: start).property("UNTIL").value
    }.joined(separator: ";")
  }

  private static func bound(_ until: ICalendarTime, startingAt start: ICalendarTime) -> ICalendarTime {
    guard start.time != nil else {
      return ICalendarTime(date: until.date)
    }
    guard let zone = start.timeZone else { return until }
    let time = until.time ?? ClockTime(hour: 23, minute: 59, second: 59) ?? .midnight
    let civil = CivilDateTime(date: until.date, time: time)
    return until.zone == .utc ? until : ICalendarTime(zone.instant(of: civil))
  }
}
