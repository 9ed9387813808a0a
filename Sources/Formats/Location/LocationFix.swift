public import Foundation

/// Where a device was at a moment.
public struct LocationFix: Sendable, Hashable {
  /// When the device was there.
  public let time: Date
  /// Seconds east of UTC, where the file says what a wall clock showed.
  public let offset: Int?
  /// Where the device was.
  public let coordinate: Coordinate
  /// Meters within which the device believed to be; nil where it does not say so.
  public let accuracy: Double?
  /// Meters above the sea.
  public let elevation: Double?

  /// Nil means that the file does not say it.
  public init(time: Date, offset: Int? = nil, coordinate: Coordinate, accuracy: Double? = nil, elevation: Double? = nil)
  {
    self.time = time
    self.offset = offset
    self.coordinate = coordinate
    self.accuracy = accuracy
    self.elevation = elevation
  }
}
