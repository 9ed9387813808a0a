/// One time at which an event takes place: the event itself, or one instance of a series.
public struct ICalendarInstance: Sendable, Hashable {
  /// The event, or what replaces it for this instance.
  public let event: ICalendarEvent
  /// When it takes place; where it was moved, after the move.
  public let start: ICalendarTime
  /// Exclusive; never before the start.
  public let end: ICalendarTime
  /// Whether it belongs to a series.
  public let isRecurring: Bool
  /// The start that the series gave it; it names the instance wherever it was moved.
  public let recurrence: ICalendarTime
  /// Whether it is kept from others: it itself, its series, or any revision of one of them.
  public let isPrivate: Bool

  /// Without a recurrence the start is the one that the series gave it.
  public init(
    event: ICalendarEvent, start: ICalendarTime, end: ICalendarTime, isRecurring: Bool,
    recurrence: ICalendarTime? = nil, isPrivate: Bool = false
  ) {
    self.recurrence = recurrence ?? start
    self.isPrivate = isPrivate
    self.event = event
    self.start = start
    self.end = end
    self.isRecurring = isRecurring
  }
}
