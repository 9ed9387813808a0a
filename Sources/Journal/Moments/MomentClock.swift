internal import CivilTime
internal import Foundation

/// When a group happened, and by which clock: told by its own members alone.
struct MomentClock {
  /// Seconds since 1970; nil where every member is an entry for the whole day.
  let start: Int?
  /// Exclusive.
  let end: Int?
  /// Seconds east of UTC of the wall clock where it happened.
  let offset: Int
  let endOffset: Int
  /// The IANA name of the zone, where it is known.
  let zone: String?

  init(_ group: MomentGroup, home: TimeZone) {
    let members = group.members
    let clock =
      group.photos.first { $0.event.offset != nil } ?? group.entries.first
      ?? members.first { $0.event.kind != .motionActivity } ?? members.first
    let offset = clock?.offset ?? 0
    // An entry for a whole day says nothing about when on it.
    let timed = members.filter { !$0.event.isAllDay }
    let last = timed.max { $0.end < $1.end }
    start = timed.map(\.start).min()
    end = last?.end
    self.offset = offset
    endOffset = offset + (last.map { $0.endOffset - $0.offset } ?? 0)
    zone = Self.zone(group, at: start ?? clock?.start ?? 0, offset, home)
  }

  /// The zone by name: the entry's own, or home's where the clock shows the same.
  private static func zone(_ group: MomentGroup, at start: Int, _ offset: Int, _ home: TimeZone) -> String? {
    let instant = Date(timeIntervalSince1970: Double(start))
    for name in group.entries.compactMap(\.event.zone) where name.contains("/") {
      if TimeZone(identifier: name)?.secondsFromGMT(for: instant) == offset { return name }
    }
    return home.secondsFromGMT(for: instant) == offset ? home.identifier : nil
  }
}
