/// One time at which an event takes place: the event itself, or one instance of a series.
public struct ICalendarInstance: Sendable, Hashable {
  /// The event, or what replaces it for this instance.
  public let event: ICalendarEvent
  public let start: ICalendarTime
  /// Exclusive; never before the start.
  public let end: ICalendarTime
  /// Whether it belongs to a series.
  public let isRecurring: Bool

  public init(event: ICalendarEvent, start: ICalendarTime, end: ICalendarTime, isRecurring: Bool) {
    self.event = event
    self.start = start
    self.end = end
    self.isRecurring = isRecurring
  }
}
