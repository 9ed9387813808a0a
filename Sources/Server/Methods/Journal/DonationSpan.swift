internal import CivilTime
internal import Foundation
internal import JSONRPC
internal import Journal

/// Reads when a donated thing was: `date`, which is a time, a day, or `{start, end}` of two of them; of an event
/// `eventStart` and `eventEnd`.
enum DonationSpan {
  /// A time with its offset, or a day.
  private enum Point {
    case time(Timestamp)
    case day(CivilDate)
  }

  static func read(_ kind: EventKind, _ content: Parameters) throws(ResponseError) -> Donation.Span {
    let span: Donation.Span
    switch kind {
    case .eventPoster:
      let isAllDay = try content.optionalBool("isAllDay")
      let start = try point("eventStart", content)
      let end = content.has("eventEnd") ? try point("eventEnd", content) : start
      try check(isAllDay, start, "eventStart", content)
      try check(isAllDay, end, "eventEnd", content)
      let read = try joined(start, end, content, "eventEnd")
      span = isAllDay == true ? days(of: read) : read
    case .stateOfMind:
      let mood = try content.optionalChoice("kind", of: Mood.self)
      let read = try date(content)
      if case .days = read, mood == .momentaryEmotion {
        throw content.invalid("date", "is a day, but a momentaryEmotion has a time with an offset (RFC 3339)")
      }
      span = mood == .dailyMood ? days(of: read) : read
    default: span = try date(content)
    }
    switch (kind, span) {
    case (.location, .days), (.workout, .days), (.contact, .days), (.song, .days), (.podcast, .days),
      (.genericMedia, .days):
      throw content.invalid("date", "must have times with offsets (RFC 3339)")
    default: return span
    }
  }

  /// What takes all day begins and ends with days, or at midnight, as it is handed over; what does not has times.
  private static func check(
    _ isAllDay: Bool?, _ point: Point, _ name: String, _ content: Parameters
  ) throws(ResponseError) {
    switch (isAllDay, point) {
    case (true?, .time(let time)) where time.civil.time.secondsSinceMidnight != 0:
      throw content.invalid(name, "is not at midnight, but isAllDay is true: name the day, or leave isAllDay out")
    case (false?, .day):
      throw content.invalid(name, "is a day, but isAllDay is false: name the time with its offset (RFC 3339)")
    default: break
    }
  }

  private enum Mood: String, CaseIterable {
    case momentaryEmotion
    case dailyMood
  }

  private static func date(_ content: Parameters) throws(ResponseError) -> Donation.Span {
    guard content.value("date")?.object != nil else {
      let only = try point("date", content)
      return try joined(only, only, content, "date")
    }
    let interval = try content.object("date")
    return try joined(try point("start", interval), try point("end", interval), interval, "end")
  }

  private static func point(_ name: String, _ parameters: Parameters) throws(ResponseError) -> Point {
    let text = try parameters.string(name)
    if let time = Timestamp(text) { return .time(time) }
    if let day = CivilDate(text) { return .day(day) }
    throw parameters.invalid(name, "must be a time with an offset (RFC 3339) or a day")
  }

  private static func joined(
    _ start: Point, _ end: Point, _ parameters: Parameters, _ name: String
  ) throws(ResponseError) -> Donation.Span {
    let seconds: Int
    let span: Donation.Span
    switch (start, end) {
    case (.time(let first), .time(let last)):
      // Years have four digits, so that the difference is a small number.
      seconds = Int(last.instant.timeIntervalSince(first.instant).rounded(.down))
      span = .times(first, last)
    case (.day(let first), .day(let last)):
      seconds = (last.daysSinceEpoch - first.daysSinceEpoch) * 86_400
      span = .days(first, last)
    default: throw parameters.invalid(name, "must be a time where the start is one, and a day where it is one")
    }
    guard seconds >= 0 else { throw parameters.invalid(name, "lies before the start") }
    guard seconds <= Donation.longestSpan else {
      throw parameters.invalid(name, "lies more than a year after the start")
    }
    return span
  }

  /// The days on which it was going on.
  private static func days(of span: Donation.Span) -> Donation.Span {
    guard case .times(let start, let end) = span else { return span }
    let last = end.civil.time.secondsSinceMidnight == 0 ? end.civil.date.adding(days: -1) : end.civil.date
    return .days(start.civil.date, max(start.civil.date, last))
  }
}
