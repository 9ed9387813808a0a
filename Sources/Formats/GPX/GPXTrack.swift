/// A track (`trk`): what one device recorded in one go, in segments.
public struct GPXTrack: Sendable, Hashable {
  public var name: String?
  public var segments: [[GPXPoint]]

  public init(name: String? = nil, segments: [[GPXPoint]] = []) {
    self.name = name
    self.segments = segments
  }
}
