import CivilTime
import Foundation
import Formats
import Snippets

/// An event as a person confirms it: what is shown is what will be written.
struct EventDraft: Sendable, Equatable {
  /// The other readings that are offered at most.
  static let mostReadings = 4

  let title: String
  /// By whose clocks the start and the end are meant.
  let timeZone: TimeZone
  let location: String?
  let attendees: [String]
  /// The value of an RRULE (RFC 5545, 3.3.10); nil where it happens once.
  let recurrence: String?
  /// What else the words may have meant, and what was taken first.
  let readings: [DraftTime]

  var time: DraftTime
  /// From when on and how long it was when it last had a time.
  private var clock = ClockTime(hour: 9) ?? .noon
  private var seconds = 3_600.0
  var keepsLocation = true
  var keepsAttendees = true
  var keepsRecurrence = true
  var alarm: EventAlarm?
  /// The name of the calendar that it is written into.
  var calendar = ""
  /// Whether everything that can be changed is shown.
  var showsAll = false

  /// Reads and checks the parameters of `inkling/CreateEvent`: an event without an end takes an hour, or the day.
  ///
  /// - Throws: ``SnippetError`` with the name of the parameter that is wrong.
  init(_ parameters: IntentParameters, in surroundings: IntentSurroundings) throws {
    title = try parameters.line("title") ?? ""
    location = try parameters.line("location")
    attendees = parameters.strings("attendees").prefix(100).compactMap { name in
      let line = DisplayText.sanitised(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return line.isEmpty ? nil : DisplayText.clamped(line, to: 100)
    }
    timeZone = try parameters.timeZone("timeZone") ?? surroundings.timeZone
    recurrence = try parameters.line("recurrence", limit: 200)
    guard recurrence.map({ RecurrenceRule($0) != nil }) ?? true else {
      throw SnippetError.invalidParameter("recurrence", "must be a recurrence rule of RFC 5545")
    }
    guard let first = try parameters.wallTime("start") else {
      throw SnippetError.invalidParameter("start", "is missing")
    }
    let isAllDay = parameters.bool("isAllDay")
    time = try DraftTime(start: first, end: try parameters.wallTime("end"), isAllDay: isAllDay, in: timeZone)
    var readings = [time]
    for text in parameters.strings("alternatives").prefix(Self.mostReadings) {
      let reading = try Self.reading(text, in: timeZone)
      if !readings.contains(reading) { readings.append(reading) }
    }
    self.readings = readings.count > 1 ? readings : []
    noteClock()
  }

  /// `start` or `start/end`, as ISO 8601 writes an interval.
  private static func reading(_ text: String, in zone: TimeZone) throws -> DraftTime {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map { part in
      CivilDate(part).map { (date: $0, time: ClockTime?.none) }
        ?? CivilDateTime(part).map { (date: $0.date, time: ClockTime?.some($0.time)) }
    }
    guard let start = parts.first ?? nil, !parts.contains(where: { $0 == nil }),
      let time = try? DraftTime(start: start, end: parts.count > 1 ? parts[1] : nil, isAllDay: nil, in: zone)
    else {
      throw SnippetError.invalidParameter("alternatives", "must be starts, or intervals as start/end")
    }
    return time
  }

  private mutating func noteClock() {
    guard case .moments(let start, let end) = time else { return }
    clock = timeZone.civil(at: start).time
    seconds = end.timeIntervalSince(start)
  }

  var isAllDay: Bool { if case .days = time { true } else { false } }

  mutating func apply(_ change: EventChange) {
    switch change {
    case .day(let days): time = time.shifted(days: days, in: timeZone)
    case .start(let minutes): time = time.shifted(minutes: minutes, in: timeZone)
    case .length(let amount): time = time.lengthened(by: amount, in: timeZone)
    case .allDay(let isAllDay):
      time = time.allDay(isAllDay, from: clock, seconds: seconds, in: timeZone)
      if alarm?.isForDays != self.isAllDay { alarm = nil }
    case .location(let isKept): keepsLocation = isKept
    case .attendees(let isKept): keepsAttendees = isKept
    case .recurrence(let isKept): keepsRecurrence = isKept
    case .alarm(let alarm): self.alarm = alarm?.isForDays == !isAllDay ? nil : alarm
    case .calendar(let name): calendar = name
    case .reading(let index):
      if readings.indices.contains(index) { time = readings[index] }
    case .all(let shows): showsAll = shows
    }
    noteClock()
  }

  /// The time in words; the zone where it is not the reader's.
  func timeText(in reader: TimeZone) -> String { time.words(in: timeZone, reader: reader) }
}
