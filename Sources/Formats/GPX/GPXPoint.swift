public import Foundation

/// A point of a track (`trkpt`).
public struct GPXPoint: Sendable, Hashable {
  public let coordinate: Coordinate
  /// When it was recorded, where that is said. A time without a zone is UTC, as the format has it.
  public let time: Date?
  /// Meters above the sea.
  public let elevation: Double?

  public init(coordinate: Coordinate, time: Date?, elevation: Double?) {
    self.coordinate = coordinate
    self.time = time
    self.elevation = elevation
  }
}
