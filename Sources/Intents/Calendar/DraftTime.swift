import CivilTime
import Foundation
import Formats
import Snippets

/// When something is that is about to be written. What cannot be written, or would end before it begins, is none.
enum DraftTime: Sendable, Equatable {
  /// Whole days; the end is the day after the last one.
  case days(CivilDate, end: CivilDate)
  /// From one moment to a later one.
  case moments(Date, end: Date)

  /// Reads a start and an end: without an end it takes an hour, or the day.
  ///
  /// - Throws: ``SnippetError`` with the name of the parameter that is wrong.
  init(
    start: (date: CivilDate, time: ClockTime?), end: (date: CivilDate, time: ClockTime?)?, isAllDay: Bool?,
    in zone: TimeZone
  ) throws {
    if isAllDay ?? (start.time == nil) {
      self = try Self.days(from: start.date, to: end?.date)
      return
    }
    guard let time = start.time else {
      throw SnippetError.invalidParameter("start", "must have a time, since the event is not all day")
    }
    let last = try end.map { end in
      guard let time = end.time else {
        throw SnippetError.invalidParameter("end", "must have a time, since the event is not all day")
      }
      return CivilDateTime(date: end.date, time: time)
    }
    self = try Self.moments(from: CivilDateTime(date: start.date, time: time), to: last, in: zone)
  }

  private static func days(from start: CivilDate, to end: CivilDate?) throws -> DraftTime {
    let end = end ?? start.adding(days: 1)
    guard end != start || start != CivilDate(daysSinceEpoch: .max) else { throw outOfRange("start") }
    guard end > start else { throw SnippetError.invalidParameter("end", "must be after start") }
    return .days(start, end: end)
  }

  /// A change of the clock may lie between the start and the end, or leave one of them out: moments count, and where
  /// they come out in the wrong order the event takes as long as it would by the clock.
  private static func moments(
    from start: CivilDateTime, to end: CivilDateTime?, in zone: TimeZone
  ) throws -> DraftTime {
    let first = zone.instant(of: start)
    guard ICalendarTime(first).instant(floatingIn: .gmt) == first else { throw outOfRange("start") }
    var last = first + 3_600
    if let end {
      let duration = end.secondsSinceEpoch - start.secondsSinceEpoch
      guard duration > 0 else { throw SnippetError.invalidParameter("end", "must be after start") }
      last = zone.instant(of: end)
      if last <= first { last = first + Double(duration) }
    }
    guard isWritable(first, last, in: zone) else { throw outOfRange(end == nil ? "start" : "end") }
    return .moments(first, end: last)
  }

  /// Whether both lie within the years that can be written, in the zone and in UTC.
  static func isWritable(_ first: Date, _ last: Date, in zone: TimeZone) -> Bool {
    [first, last].allSatisfy {
      zone.civil(at: $0).secondsSinceEpoch == Int($0.timeIntervalSince1970) + zone.secondsFromGMT(for: $0)
        && ICalendarTime($0).instant(floatingIn: .gmt) == $0
    }
  }

  private static func outOfRange(_ name: String) -> SnippetError {
    .invalidParameter(name, "must lie within the years 1 to 9999, in UTC too")
  }

  /// The time in words; the zone where it is not the reader's.
  func words(in zone: TimeZone, reader: TimeZone) -> String {
    switch self {
    case .days(let start, let end): return WallTimeText.describe(days: start, to: end)
    case .moments(let start, let end):
      let text = WallTimeText.describe(from: start, to: end, in: zone)
      return zone.identifier == reader.identifier ? text : "\(text) (\(WallTimeText.name(of: zone)))"
    }
  }

  // MARK: - Changes; one that leads out of what can be written changes nothing

  /// As long, that many days later by the clock.
  func shifted(days: Int, in zone: TimeZone) -> DraftTime {
    switch self {
    case .days(let start, let end):
      let (first, last) = (start.adding(days: days), end.adding(days: days))
      let isMoved = first.daysSinceEpoch - start.daysSinceEpoch == days
      return isMoved && last.daysSinceEpoch - end.daysSinceEpoch == days ? .days(first, end: last) : self
    case .moments(let start, let end):
      let civil = zone.civil(at: start)
      let first = zone.instant(of: CivilDateTime(date: civil.date.adding(days: days), time: civil.time))
      return first == start ? self : moved(to: first, end: first + end.timeIntervalSince(start), in: zone)
    }
  }

  /// As long, that many minutes later; of whole days nothing.
  func shifted(minutes: Int, in zone: TimeZone) -> DraftTime {
    guard case .moments(let start, let end) = self else { return self }
    let seconds = Double(minutes) * 60
    return moved(to: start + seconds, end: end + seconds, in: zone)
  }

  /// That many minutes longer, of whole days that many days; something is left of it.
  func lengthened(by amount: Int, in zone: TimeZone) -> DraftTime {
    switch self {
    case .days(let start, let end):
      let last = end.adding(days: amount)
      return last > start ? .days(start, end: last) : self
    case .moments(let start, let end): return moved(to: start, end: end + Double(amount) * 60, in: zone)
    }
  }

  private func moved(to start: Date, end: Date, in zone: TimeZone) -> DraftTime {
    end > start && Self.isWritable(start, end, in: zone) ? .moments(start, end: end) : self
  }

  /// The same days as a whole, or from a time of the first one on.
  func allDay(_ isAllDay: Bool, from clock: ClockTime, seconds: Double, in zone: TimeZone) -> DraftTime {
    switch self {
    case .moments(let start, let end) where isAllDay:
      let last = zone.civil(at: max(start, end - 1)).date
      let days = DraftTime.days(zone.civil(at: start).date, end: last.adding(days: 1))
      return last == CivilDate(daysSinceEpoch: .max) ? self : days
    case .days(let start, _) where !isAllDay:
      let first = zone.instant(of: CivilDateTime(date: start, time: clock))
      return moved(to: first, end: first + seconds, in: zone)
    default: return self
    }
  }
}
