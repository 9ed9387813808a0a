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
    // Whoever tells the clock at the beginning need not be the one that lasts longest.
    endOffset = last.map { Self.endOffset($0, clock: clock, offset, home) } ?? offset
    zone = Self.zone(group, at: start ?? clock?.start ?? 0, offset, home)
  }

  /// Seconds east of UTC at the end of the last member: by a photo's or an entry's own clock, by home's where that was the clock at the
  /// beginning, and else as far as the last member knows that clocks were changed.
  private static func endOffset(_ last: PlacedEvent, clock: PlacedEvent?, _ offset: Int, _ home: TimeZone) -> Int {
    if last.event.kind.isMedia, last.event.offset != nil, last.event.zoneSource != .utc { return last.endOffset }
    if last.event.zoneSource == .calendar { return last.endOffset }
    if let clock, home.secondsFromGMT(for: Date(timeIntervalSince1970: Double(clock.start))) == offset {
      return home.secondsFromGMT(for: Date(timeIntervalSince1970: Double(last.end)))
    }
    return offset + last.endOffset - last.offset
  }

  /// The zone by name: home's where the clock shows the same, or the entry's own.
  private static func zone(_ group: MomentGroup, at start: Int, _ offset: Int, _ home: TimeZone) -> String? {
    let instant = Date(timeIntervalSince1970: Double(start))
    if home.secondsFromGMT(for: instant) == offset { return home.identifier }
    return group.entries.lazy.compactMap(\.event.zone).first { name in
      name.contains("/") && TimeZone(identifier: name)?.secondsFromGMT(for: instant) == offset
    }
  }
}
