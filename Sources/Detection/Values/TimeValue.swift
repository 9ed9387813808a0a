/// What a date, a time or an interval stands for, resolved against the reference.
public struct TimeValue: Sendable, Hashable {
  public var start: TimePoint
  /// Where it ends, exclusive; nil where the text names no end.
  public var end: TimePoint?
  public var grain: TimeGrain
  /// The IANA name of the zone that the text names; nil where it names none, and the reference's zone is meant.
  public var timeZone: String?

  public init(start: TimePoint, end: TimePoint? = nil, grain: TimeGrain, timeZone: String? = nil) {
    self.start = start
    self.end = end
    self.grain = grain
    self.timeZone = timeZone
  }
}
