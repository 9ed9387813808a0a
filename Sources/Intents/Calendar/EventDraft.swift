import CivilTime
import Foundation
import Formats
import Snippets

/// An event as a person confirms it.
struct EventDraft: Sendable, Equatable {
  let title: String
  let start: CivilDateTime
  /// Exclusive.
  let end: CivilDateTime
  let isAllDay: Bool
  /// By whose clocks the start and the end are meant.
  let timeZone: TimeZone
  let location: String?
  let attendees: [String]

  /// Reads and checks the parameters of `inkling/CreateEvent`: an event without an end takes an hour, or the day.
  ///
  /// - Throws: ``SnippetError`` with the name of the parameter that is wrong.
  init(_ parameters: IntentParameters, in surroundings: IntentSurroundings) throws {
    title = try parameters.line("title") ?? ""
    location = try parameters.line("location")
    attendees = parameters.strings("attendees").prefix(100).map(DisplayText.sanitised).filter { !$0.isEmpty }
    timeZone = try parameters.timeZone("timeZone") ?? surroundings.timeZone
    guard let first = try parameters.wallTime("start") else {
      throw SnippetError.invalidParameter("start", "is missing")
    }
    isAllDay = parameters.bool("isAllDay") ?? (first.time == nil)
    guard isAllDay || first.time != nil else {
      throw SnippetError.invalidParameter("start", "must have a time, since the event is not all day")
    }
    start = CivilDateTime(date: first.date, time: isAllDay ? .midnight : first.time ?? .midnight)
    guard let last = try parameters.wallTime("end") else {
      end = start.adding(seconds: isAllDay ? 86_400 : 3_600)
      return
    }
    guard isAllDay || last.time != nil else {
      throw SnippetError.invalidParameter("end", "must have a time, since the event is not all day")
    }
    end = CivilDateTime(date: last.date, time: isAllDay ? .midnight : last.time ?? .midnight)
    guard end > start else { throw SnippetError.invalidParameter("end", "must be after start") }
  }

  /// The time in words; the zone where it is not the reader's.
  func timeText(in reader: TimeZone) -> String {
    let text = WallTimeText.describe(from: start, to: end, isAllDay: isAllDay)
    return isAllDay || timeZone.identifier == reader.identifier ? text : "\(text) (\(timeZone.identifier))"
  }

  /// What the person sees before and after.
  func view(in reader: TimeZone) -> ViewNode {
    var rows: [ViewNode] = [
      .text(title).modifier(.font(.headline)), .label(timeText(in: reader), systemImage: "calendar"),
    ]
    if let location { rows.append(.label(location, systemImage: "mappin")) }
    if !attendees.isEmpty { rows.append(.label(attendees.joined(separator: ", "), systemImage: "person.2")) }
    return .verticalStack(alignment: .leading, spacing: 4, rows)
  }

  /// The VEVENT. A time is written in UTC, which needs no VTIMEZONE and means the same everywhere.
  func event(uid: String, stamp: Date) -> ICalendarEvent {
    func time(_ civil: CivilDateTime) -> ICalendarTime {
      isAllDay ? ICalendarTime(date: civil.date) : ICalendarTime(timeZone.instant(of: civil))
    }
    var event = ICalendarEvent(uid: uid, stamp: stamp, summary: title, start: time(start), end: time(end))
    event.component.setText("LOCATION", location)
    if !attendees.isEmpty { event.component.setText("DESCRIPTION", "With " + attendees.joined(separator: ", ")) }
    return event
  }
}
