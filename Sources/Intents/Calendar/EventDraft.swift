import CivilTime
import Foundation
import Formats
import Snippets

/// An event as a person confirms it: what is shown is what will be written.
struct EventDraft: Sendable, Equatable {
  /// When an event is.
  enum Time: Sendable, Equatable {
    /// Whole days; the end is the day after the last one.
    case days(CivilDate, end: CivilDate)
    /// From one moment to a later one.
    case moments(Date, end: Date)
  }

  let title: String
  let time: Time
  /// By whose clocks the start and the end are meant.
  let timeZone: TimeZone
  let location: String?
  let attendees: [String]
  /// The value of an RRULE (RFC 5545, 3.3.10); nil where it happens once.
  let recurrence: String?

  /// Reads and checks the parameters of `inkling/CreateEvent`: an event without an end takes an hour, or the day.
  ///
  /// - Throws: ``SnippetError`` with the name of the parameter that is wrong.
  init(_ parameters: IntentParameters, in surroundings: IntentSurroundings) throws {
    title = try parameters.line("title") ?? ""
    location = try parameters.line("location")
    attendees = parameters.strings("attendees").prefix(100).map(DisplayText.sanitised).filter { !$0.isEmpty }
    timeZone = try parameters.timeZone("timeZone") ?? surroundings.timeZone
    recurrence = try parameters.line("recurrence", limit: 200)
    guard recurrence.map({ RecurrenceRule($0) != nil }) ?? true else {
      throw SnippetError.invalidParameter("recurrence", "must be a recurrence rule of RFC 5545")
    }
    guard let first = try parameters.wallTime("start") else {
      throw SnippetError.invalidParameter("start", "is missing")
    }
    let last = try parameters.wallTime("end")
    if parameters.bool("isAllDay") ?? (first.time == nil) {
      time = try Self.days(from: first.date, to: last?.date)
      return
    }
    guard let firstTime = first.time else {
      throw SnippetError.invalidParameter("start", "must have a time, since the event is not all day")
    }
    let end = try last.map { last in
      guard let time = last.time else {
        throw SnippetError.invalidParameter("end", "must have a time, since the event is not all day")
      }
      return CivilDateTime(date: last.date, time: time)
    }
    time = try Self.moments(from: CivilDateTime(date: first.date, time: firstTime), to: end, in: timeZone)
  }

  private static func days(from start: CivilDate, to end: CivilDate?) throws -> Time {
    let end = end ?? start.adding(days: 1)
    guard end != start || start != CivilDate(daysSinceEpoch: .max) else { throw outOfRange("start") }
    guard end > start else { throw SnippetError.invalidParameter("end", "must be after start") }
    return .days(start, end: end)
  }

  /// A change of the clock may lie between the start and the end, or leave one of them out: moments count, and where
  /// they come out in the wrong order the event takes as long as it would by the clock.
  private static func moments(
    from start: CivilDateTime, to end: CivilDateTime?, in zone: TimeZone
  ) throws -> Time {
    let first = zone.instant(of: start)
    guard ICalendarTime(first).instant(floatingIn: .gmt) == first else { throw outOfRange("start") }
    var last = first + 3_600
    if let end {
      let duration = end.secondsSinceEpoch - start.secondsSinceEpoch
      guard duration > 0 else { throw SnippetError.invalidParameter("end", "must be after start") }
      last = zone.instant(of: end)
      if last <= first { last = first + Double(duration) }
    }
    let isShown = [first, last].allSatisfy {
      zone.civil(at: $0).secondsSinceEpoch == Int($0.timeIntervalSince1970) + zone.secondsFromGMT(for: $0)
    }
    guard isShown, ICalendarTime(last).instant(floatingIn: .gmt) == last else {
      throw outOfRange(end == nil ? "start" : "end")
    }
    return .moments(first, end: last)
  }

  private static func outOfRange(_ name: String) -> SnippetError {
    .invalidParameter(name, "must lie within the years 1 to 9999, in UTC too")
  }

  /// The time in words; the zone where it is not the reader's.
  func timeText(in reader: TimeZone) -> String {
    switch time {
    case .days(let start, let end): return WallTimeText.describe(days: start, to: end)
    case .moments(let start, let end):
      let text = WallTimeText.describe(from: start, to: end, in: timeZone)
      return timeZone.identifier == reader.identifier ? text : "\(text) (\(WallTimeText.name(of: timeZone)))"
    }
  }

  /// What the person sees before and after.
  func view(in reader: TimeZone) -> ViewNode {
    var rows: [ViewNode] = [
      .text(title).modifier(.font(.headline)), .label(timeText(in: reader), systemImage: "calendar"),
    ]
    if let recurrence { rows.append(.label(Self.words(recurrence), systemImage: "repeat")) }
    if let location { rows.append(.label(location, systemImage: "mappin")) }
    if !attendees.isEmpty { rows.append(.label(attendees.joined(separator: ", "), systemImage: "person.2")) }
    return .verticalStack(alignment: .leading, spacing: 4, rows)
  }

  /// How often it repeats, for a person.
  private static func words(_ rule: String) -> String {
    switch rule.split(separator: ";").first {
    case "FREQ=DAILY": "Repeats daily"
    case "FREQ=WEEKLY": "Repeats weekly"
    case "FREQ=MONTHLY": "Repeats monthly"
    case "FREQ=YEARLY": "Repeats yearly"
    default: "Repeats"
    }
  }

  /// The VEVENT. A time is written in UTC, which needs no VTIMEZONE and means the same everywhere.
  func event(uid: String, stamp: Date) -> ICalendarEvent {
    let (start, end) =
      switch time {
      case .days(let start, let end): (ICalendarTime(date: start), ICalendarTime(date: end))
      case .moments(let start, let end): (ICalendarTime(start), ICalendarTime(end))
      }
    var event = ICalendarEvent(uid: uid, stamp: stamp, summary: title, start: start, end: end)
    if let recurrence { event.component.set(ICalendarProperty(name: "RRULE", value: recurrence)) }
    event.component.setText("LOCATION", location)
    if !attendees.isEmpty { event.component.setText("DESCRIPTION", "With " + attendees.joined(separator: ", ")) }
    return event
  }
}
