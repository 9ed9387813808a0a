/// When groups lasted, to find the one during which something happened.
struct GroupSpans {
  private struct Span {
    let start: Int
    let end: Int
    let group: Int
  }

  /// By their starts.
  private let spans: [Span]
  private let longest: Int

  /// - Parameter isMeant: Which groups count.
  init(_ groups: [MomentGroup], where isMeant: (MomentGroup) -> Bool = { _ in true }) {
    spans = groups.enumerated().compactMap { index, group in
      guard isMeant(group) else { return nil }
      let timed = group.members.filter { !$0.event.isAllDay }
      guard let start = timed.map(\.start).min(), let end = timed.map(\.end).max() else { return nil }
      return Span(start: start, end: end, group: index)
    }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    longest = spans.map { $0.end - $0.start }.max() ?? 0
  }

  /// The shortest group in which the event began, give or take so many seconds.
  func group(around event: PlacedEvent, margin: Int) -> Int? {
    let first = spans.partitioningIndex { $0.start >= event.start - longest - margin }
    return spans[first...].prefix { $0.start <= event.start + margin }
      .filter { event.start <= $0.end + margin }
      .min { ($0.end - $0.start) < ($1.end - $1.start) }?.group
  }
}
