/// Where an event's offset from UTC came from.
enum ZoneSource: String, Sendable, Hashable {
  /// It stands beside the time.
  case explicit
  /// It is the difference between the camera's clock and the satellites'.
  case gps
  /// The calendar entry names a zone.
  case calendar
  /// The moment is known, but not what a wall clock showed: the wall time is UTC's.
  case utc
  /// Only the wall time is known.
  case floating
}
