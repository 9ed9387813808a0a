internal import Formats

/// A time spent at one place.
struct Stay: Sendable, Hashable {
  /// Seconds since 1970; not known better than the device's silence around it allows.
  var start: Int
  var end: Int
  var center: Coordinate
  /// When the device was first seen there: what comes later does not change it.
  var firstSeen: Int

  var seconds: Int { end - start }

  /// Both as one, around the longer one's center.
  func joined(with other: Stay) -> Stay {
    Stay(
      start: min(start, other.start), end: max(end, other.end),
      center: seconds >= other.seconds ? center : other.center,
      firstSeen: min(firstSeen, other.firstSeen))
  }
}
