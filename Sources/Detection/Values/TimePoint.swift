public import CivilTime

/// A day, or a day with a time of day, on the wall clock.
public struct TimePoint: Sendable, Hashable {
  /// The day on the wall calendar.
  public var date: CivilDate
  /// Nil where only the day is meant.
  public var time: ClockTime?

  /// A day alone where the time is left out, which is not the same as midnight.
  public init(date: CivilDate, time: ClockTime? = nil) {
    self.date = date
    self.time = time
  }

  /// A day with its time of day.
  public init(_ moment: CivilDateTime) {
    self.init(date: moment.date, time: moment.time)
  }

  /// The moment, where a day alone begins at midnight.
  public var moment: CivilDateTime { CivilDateTime(date: date, time: time ?? .midnight) }
}

extension TimePoint: CustomStringConvertible {
  /// `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM:SS` where there is a time of day.
  public var description: String { time == nil ? "\(date)" : "\(moment)" }
}
