/// A place that has a name in a file.
public struct LocationPlace: Sendable, Hashable {
  /// What it is called, or what it is to the person, such as `HOME`.
  public let name: String
  /// Where it is.
  public let coordinate: Coordinate
  /// Meters around it that belong to it, where the file says so.
  public let radius: Double?

  /// The name is taken as it is.
  public init(name: String, coordinate: Coordinate, radius: Double? = nil) {
    self.name = name
    self.coordinate = coordinate
    self.radius = radius
  }
}
