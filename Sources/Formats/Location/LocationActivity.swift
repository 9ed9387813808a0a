/// A way between two places that another program has found.
public struct LocationActivity: Sendable, Hashable {
  /// When it began.
  public let start: LenientTimestamp
  /// When it ended; never before the start.
  public let end: LenientTimestamp
  /// How the person moved, in the file's own word, such as `WALKING`; nil where the file does not know.
  public let kind: String?
  /// Meters.
  public let distance: Double?
  /// Where it began, if the file says so.
  public let origin: Coordinate?
  /// Where it ended, if the file says so.
  public let destination: Coordinate?

  /// Nil means that the file does not say it; an end before the start is the start.
  public init(
    start: LenientTimestamp, end: LenientTimestamp, kind: String?, distance: Double?, origin: Coordinate?,
    destination: Coordinate?
  ) {
    self.start = start
    self.end = end.instant < start.instant ? start : end
    self.kind = kind
    self.distance = distance
    self.origin = origin
    self.destination = destination
  }
}
