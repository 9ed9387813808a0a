/// A track (`trk`): what one device recorded in one go, in segments.
public struct GPXTrack: Sendable, Hashable {
  /// What the person or the device called the track; nil where it has no name.
  public var name: String?
  /// The points of each segment (`trkseg`) in their order. Between two segments the device did not record.
  public var segments: [[GPXPoint]]

  /// Without segments the track is an empty one, to which they can be added.
  public init(name: String? = nil, segments: [[GPXPoint]] = []) {
    self.name = name
    self.segments = segments
  }
}
