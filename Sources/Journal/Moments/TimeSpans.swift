/// Spans of time as one set: spans that overlap are one.
struct TimeSpans {
  /// Apart from each other and in order, both bounds included.
  private let spans: [(start: Int, end: Int)]

  /// - Parameter margin: Seconds before and after each event that count too.
  init(_ events: [PlacedEvent], margin: Int = 0) {
    var spans: [(start: Int, end: Int)] = []
    for event in events.sorted(by: { $0.start < $1.start }) {
      let (start, end) = (event.start - margin, event.end + margin)
      if let last = spans.last, start <= last.end {
        spans[spans.count - 1].end = max(last.end, end)
      } else {
        spans.append((start, end))
      }
    }
    self.spans = spans
  }

  var isEmpty: Bool { spans.isEmpty }

  func contains(_ time: Int) -> Bool {
    let index = spans.partitioningIndex { $0.end >= time }
    return index < spans.count && spans[index].start <= time
  }

  /// Whether at least half of the event lies in them.
  func coverMost(of event: PlacedEvent) -> Bool {
    guard event.end > event.start else { return contains(event.start) }
    let first = spans.partitioningIndex { $0.end >= event.start }
    let covered = spans[first...].prefix { $0.start < event.end }.reduce(0) {
      $0 + max(0, min($1.end, event.end) - max($1.start, event.start))
    }
    return covered * 2 >= event.end - event.start
  }
}
