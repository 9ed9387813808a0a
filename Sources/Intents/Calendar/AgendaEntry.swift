import CivilTime
import Foundation
import Formats
import Snippets

/// One thing on the agenda, as it is shown.
struct AgendaEntry: Sendable, Equatable {
  /// What it is called; of something private only that it is.
  let title: String
  let location: String?
  let start: Date
  /// Exclusive.
  let end: Date
  /// Where it takes whole days: the first one, and the one behind the last.
  let days: Range<CivilDate>?
  let isRecurring: Bool
  /// Whether it takes the person's time.
  let isBusy: Bool
  /// The name of its calendar.
  let collection: String

  init(_ instance: ICalendarInstance, collection: String, in zone: TimeZone) {
    let event = instance.event
    title = instance.isPrivate ? "Private" : Self.line(event.summary) ?? "Untitled"
    location = instance.isPrivate ? nil : Self.line(event.location)
    start = instance.start.instant(floatingIn: zone)
    end = instance.end.instant(floatingIn: zone)
    let isAllDay = instance.start.time == nil
    days = isAllDay ? instance.start.date..<max(instance.end.date, instance.start.date.adding(days: 1)) : nil
    isRecurring = instance.isRecurring
    isBusy = !event.isTransparent
    self.collection = collection
  }

  static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    let line = DisplayText.sanitised(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isSeen = line.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    return isSeen ? DisplayText.clamped(line, to: 300) : nil
  }

  /// Whether it takes some of the time; what takes no time has to begin in it.
  func overlaps(_ begin: Date, _ end: Date) -> Bool {
    start < end && (self.end > begin || start >= begin)
  }

  /// What comes first: by day, whole days before times.
  var order: (Date, Int, Date, String, String) { (start, days == nil ? 1 : 0, end, title, collection) }

  /// Whether it takes place on the day by the clocks of the zone.
  func isOn(_ day: CivilDate, in zone: TimeZone) -> Bool {
    if let days { return days.contains(day) }
    return overlaps(
      zone.instant(of: CivilDateTime(date: day, time: .midnight)),
      zone.instant(of: CivilDateTime(date: day.adding(days: 1), time: .midnight)))
  }

  /// When it is, with the day.
  func span(in zone: TimeZone) -> String {
    if let days { return WallTimeText.describe(days: days.lowerBound, to: days.upperBound) }
    return start == end
      ? WallTimeText.describe(ICalendarTime(start), in: zone) : WallTimeText.describe(from: start, to: end, in: zone)
  }

  /// When it is on the day: `12:30 – 13:30`, `from 22:00`, `until 01:00`, `All day`.
  func time(on day: CivilDate, in zone: TimeZone) -> String {
    if days != nil { return "All day" }
    let (first, last) = (zone.civil(at: start), zone.civil(at: end))
    let endsLater = last > CivilDateTime(date: day.adding(days: 1), time: .midnight)
    let (from, until) = (WallTimeText.describe(first.time), WallTimeText.describe(last.time))
    switch (first.date < day, endsLater) {
    case (true, true): return "All day"
    case (true, false): return "until \(until)"
    case (false, true): return "from \(from)"
    case (false, false): return start == end ? from : "\(from) – \(until)"
    }
  }
}
