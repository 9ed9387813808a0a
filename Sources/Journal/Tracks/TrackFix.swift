internal import Formats

/// Where a device was at a moment.
struct TrackFix: Sendable, Hashable {
  /// Seconds since 1970.
  var time: Int
  var coordinate: Coordinate
}
