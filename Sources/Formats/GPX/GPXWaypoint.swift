/// A place that somebody marked (`wpt`).
public struct GPXWaypoint: Sendable, Hashable {
  /// What the place is called; nil where it has no name.
  public let name: String?
  /// Where the place is, and when it was marked, if the file says so.
  public let point: GPXPoint

  /// The name is taken as it is; nil for a place without one.
  public init(name: String?, point: GPXPoint) {
    self.name = name
    self.point = point
  }
}
