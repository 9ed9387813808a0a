internal import Formats

/// A time spent at one place.
struct Stay: Sendable, Hashable {
  /// Seconds since 1970.
  var start: Int
  var end: Int
  var center: Coordinate

  var seconds: Int { end - start }

  /// Both as one, around the longer one's center.
  func joined(with other: Stay) -> Stay {
    Stay(
      start: min(start, other.start), end: max(end, other.end), center: seconds >= other.seconds ? center : other.center
    )
  }
}
