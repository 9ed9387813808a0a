/// What a date, a time or an interval stands for, resolved against the reference.
public struct TimeValue: Sendable, Hashable {
  /// Where it begins; of a moment, the moment itself.
  public var start: TimePoint
  /// Where it ends, exclusive; nil where the text names no end.
  public var end: TimePoint?
  /// The finest unit that the text names: `day` for "tomorrow", `minute` for "at 4:30".
  public var grain: TimeGrain
  /// The IANA name of the zone that the text names; nil where it names none, and the reference's zone is meant.
  public var timeZone: String?
  /// How it recurs, as the value of an RRULE (RFC 5545, 3.3.10); nil where it happens once.
  public var recurrenceRule: String?
  /// Whether no hour was named but a part of a day ("tomorrow morning"), whose usual hours the start and the end are.
  public var isPartOfDay: Bool

  /// Without an end it is a moment or a whole unit of the grain; without a zone it is meant on the reference's clock.
  public init(
    start: TimePoint, end: TimePoint? = nil, grain: TimeGrain, timeZone: String? = nil, recurrenceRule: String? = nil,
    isPartOfDay: Bool = false
  ) {
    self.start = start
    self.end = end
    self.grain = grain
    self.timeZone = timeZone
    self.recurrenceRule = recurrenceRule
    self.isPartOfDay = isPartOfDay
  }
}
