/// A place that somebody marked (`wpt`).
public struct GPXWaypoint: Sendable, Hashable {
  public let name: String?
  public let point: GPXPoint

  public init(name: String?, point: GPXPoint) {
    self.name = name
    self.point = point
  }
}
