internal import Foundation

/// A place on the earth in degrees (WGS 84).
public struct Coordinate: Sendable, Hashable {
  /// North is positive; from -90 to 90.
  public let latitude: Double
  /// East is positive; from -180 to 180.
  public let longitude: Double

  /// Nil for what is no place on the earth.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The distance along the earth's surface, in meters, on a sphere (haversine).
  public func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let halfLatitude = sin((other.latitude - latitude) * radians / 2)
    let halfLongitude = sin((other.longitude - longitude) * radians / 2)
    let chord =
      halfLatitude * halfLatitude
      + cos(latitude * radians) * cos(other.latitude * radians) * halfLongitude * halfLongitude
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }

  /// Whether the distance to the other place is no more than so many meters.
  public func isWithin(_ meters: Double, of other: Coordinate) -> Bool {
    // A degree of longitude is nowhere longer than one of latitude: most answers need no trigonometry.
    let north = abs(other.latitude - latitude) * Self.metersPerDegree
    guard north <= meters * 1.001 else { return false }
    let east = abs(other.longitude - longitude) * Self.metersPerDegree
    if meters <= 10_000, north * north + east * east <= meters * meters * 0.999 { return true }
    return distance(to: other) <= meters
  }

  private static let metersPerDegree = 6_371_008.8 * Double.pi / 180
}
