internal import CivilTime
internal import Formats

/// An event on the one line of time on which all of them lie.
struct PlacedEvent: Sendable {
  /// Events are sorted and put together again and again: kept apart, only a reference moves.
  private final class Content: Sendable {
    let event: JournalEvent

    init(_ event: JournalEvent) {
      self.event = event
    }
  }

  private var content: Content
  /// Seconds since 1970.
  var start: Int
  /// Exclusive; never before the start.
  var end: Int
  /// Seconds east of UTC of the wall clock where it happened.
  var offset: Int
  /// The same at its end.
  var endOffset: Int

  init(event: JournalEvent, start: Int, end: Int, offset: Int, endOffset: Int) {
    content = Content(event)
    self.start = start
    self.end = end
    self.offset = offset
    self.endOffset = endOffset
  }

  var event: JournalEvent {
    get { content.event }
    set { content = Content(newValue) }
  }

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
    if left.start != right.start { return left.start < right.start }
    if left.end != right.end { return left.end < right.end }
    return left.event.id < right.event.id
  }
}

extension PlacedEvent: Hashable {
  static func == (left: PlacedEvent, right: PlacedEvent) -> Bool {
    left.start == right.start && left.end == right.end && left.offset == right.offset
      && left.endOffset == right.endOffset && (left.content === right.content || left.event == right.event)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(event.id)
  }
}
