internal import Formats

/// A name that is not the name of what is there.
struct WrongPlace: Sendable, Hashable {
  /// Meters around what was put right for which it holds: as far as a position errs.
  static let radius = 100.0

  let name: String
  let coordinate: Coordinate

  func holds(_ name: String, at place: Coordinate) -> Bool {
    self.name == name && coordinate.distance(to: place) <= Self.radius
  }
}
