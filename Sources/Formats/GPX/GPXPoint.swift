public import Foundation

/// A point of a track (`trkpt`).
public struct GPXPoint: Sendable, Hashable {
  /// Where the device was.
  public let coordinate: Coordinate
  /// When it was recorded, where that is said. A time without a zone is UTC, as the format has it.
  public let time: Date?
  /// Meters above the sea.
  public let elevation: Double?

  /// Nil for the time or the elevation means that the file does not say it.
  public init(coordinate: Coordinate, time: Date?, elevation: Double?) {
    self.coordinate = coordinate
    self.time = time
    self.elevation = elevation
  }
}
