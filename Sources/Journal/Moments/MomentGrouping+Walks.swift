internal import Formats

extension MomentGrouping {
  /// Meters a second of somebody on foot.
  private static let walking = 1.4
  /// Seconds of a stay from which on it is more than a halt.
  private static let longestHalt = 3_600
  /// Seconds for which pictures are taken at one place before somebody has settled there.
  private static let settled = 1_200

  /// What is known of where a group began and ended.
  private struct Way {
    let first: PlacedEvent
    let last: PlacedEvent
    let hasStays: Bool
    /// Whether the person had stopped to be there.
    let isSettled: Bool

    /// Nil for what was planned, was a workout, or has a stay that is more than a halt.
    init?(_ group: MomentGroup) {
      guard group.entries.isEmpty, group.workouts.isEmpty, !group.photos.isEmpty else { return nil }
      guard group.stays.allSatisfy({ $0.end - $0.start < longestHalt }) else { return nil }
      let placed = (group.stays + group.photos).filter { $0.coordinate != nil }
      guard let first = placed.min(by: { $0.start < $1.start }), let last = placed.max(by: { $0.end < $1.end }) else {
        return nil
      }
      self.first = first
      self.last = last
      hasStays = !group.stays.isEmpty
      let near = group.photos.filter { photo in
        guard let place = photo.coordinate, let end = last.coordinate else { return false }
        return place.distance(to: end) <= MomentGrouping.near
      }
      isSettled = group.stays.isEmpty && (near.last?.start ?? 0) - (near.first?.start ?? 0) >= settled
    }
  }

  /// Puts together what followed each other on foot: an outing on which pictures were taken here and there, and its halts.
  mutating func joinWalks() {
    let spans = groups.indices.map { index -> (start: Int, end: Int, index: Int) in
      let members = groups[index].entries + groups[index].stays + groups[index].workouts + groups[index].photos
      return (members.lazy.map(\.start).min() ?? 0, members.lazy.map(\.end).max() ?? 0, index)
    }.sorted { ($0.start, $0.end, $0.index) < ($1.start, $1.end, $1.index) }
    var joined: [MomentGroup] = []
    var last: (way: Way, end: Int)?
    var began = 0
    for span in spans {
      let way = Way(groups[span.index])
      if let before = last, let way, before.end <= span.start, span.end - began <= Self.longestEntry,
        goesOn(before.way, way)
      {
        joined[joined.count - 1].join(groups[span.index])
      } else {
        joined.append(groups[span.index])
        began = span.start
      }
      last = way.map { ($0, span.end) }
    }
    groups = joined
  }

  private func goesOn(_ last: Way, _ next: Way) -> Bool {
    let seconds = next.first.start - last.last.end
    guard (0...(last.hasStays || next.hasStays ? Self.pause : Self.gap)).contains(seconds),
      let here = last.last.coordinate, let there = next.first.coordinate,
      here.distance(to: there) <= Self.walking * Double(seconds) + Self.near,
      !(last.isSettled && next.isSettled)
    else { return false }
    return !routine.isRoutine(here) && !routine.isRoutine(there)
  }
}
