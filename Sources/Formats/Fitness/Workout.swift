/// One piece of exercise that a watch, a phone or a person has written down.
public struct Workout: Sendable, Hashable {
  /// What was done, in HealthKit's words without their prefix, such as `running` or `traditionalStrengthTraining`; nil
  /// where the file does not say it.
  public var kind: String?
  /// What the person or the program called it.
  public var name: String?
  /// When it began.
  public var start: LenientTimestamp
  /// When it ended; never before the start.
  public var end: LenientTimestamp
  /// The zone in which it took place, by its name in the tz database.
  public var zone: String?
  /// Meters.
  public var distance: Double?
  /// Kilocalories.
  public var energy: Double?
  /// Beats a minute.
  public var averageHeartRate: Double?
  /// Beats a minute.
  public var maximumHeartRate: Double?
  /// Where it led along, in the order of the file.
  public var route: [LocationFix] = []
  /// Files with the route, as the export names them: paths inside of it.
  public var routeFiles: [String] = []
  /// The device or the program that recorded it.
  public var device: String?

  /// Everything else is unknown at first; an end before the start is the start.
  public init(kind: String?, start: LenientTimestamp, end: LenientTimestamp) {
    self.kind = kind
    self.start = start
    self.end = end.instant < start.instant ? start : end
  }
}
