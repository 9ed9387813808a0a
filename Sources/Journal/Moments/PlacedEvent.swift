internal import CivilTime
internal import Formats

/// An event on the one line of time on which all of them lie.
struct PlacedEvent: Sendable, Hashable {
  var event: JournalEvent
  /// Seconds since 1970.
  var start: Int
  /// Exclusive; never before the start.
  var end: Int
  /// Seconds east of UTC of the wall clock where it happened.
  var offset: Int
  /// The same at its end.
  var endOffset: Int

  var localStart: CivilDateTime { CivilDateTime(secondsSinceEpoch: start + offset) }
  var localEnd: CivilDateTime { CivilDateTime(secondsSinceEpoch: end + endOffset) }
  /// The day on the wall calendar where it happened.
  var day: CivilDate { localStart.date }
  var coordinate: Coordinate? { event.coordinate }

  /// For how many seconds both last.
  func overlap(_ other: PlacedEvent) -> Int {
    max(0, min(end, other.end) - max(start, other.start))
  }

  /// By time, and then by what never depends on the order of files.
  static func isOrdered(_ left: PlacedEvent, _ right: PlacedEvent) -> Bool {
    (left.start, left.end, left.event.id) < (right.start, right.end, right.event.id)
  }
}
