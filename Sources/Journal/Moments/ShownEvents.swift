internal import Foundation

/// Which events may show, and when each of them was.
///
/// Nothing that is excluded has a say in it: of copies of which one is excluded none shows, no photo that is excluded
/// tells the clock of anything, and what happened during an excluded entry, or in an excluded place, goes with it.
struct ShownEvents {
  /// In order of time.
  let events: [PlacedEvent]

  init(
    _ all: [JournalEvent], _ filter: ExclusionFilter, hiddenKinds: Set<EventKind>, home: TimeZone,
    check: () throws -> Void
  ) rethrows {
    var filter = filter
    var copies = EventCopies(all)
    var excluded: [JournalEvent] = []
    for (index, event) in all.enumerated() where !event.isSeriesMark {
      if index % 1_000 == 0 { try check() }
      guard filter.hides(event) else { continue }
      copies.hide(event)
      excluded.append(event)
    }
    try check()
    // A photo that knows its offset needs no other one to be placed.
    let own = EventPlacing([], home: home)
    let clocks = all.lazy.filter { event in
      event.kind.isMedia && event.offset != nil && event.zoneSource != .utc && !copies.isHidden(event)
        && !(filter.hasDays && filter.isOnHiddenDay(own.placed(event)))
    }
    let placing = EventPlacing(clocks, home: home)
    for event in all where filter.hasDays && !event.isSeriesMark && !copies.isHidden(event) {
      guard filter.isOnHiddenDay(placing.placed(event)) else { continue }
      copies.hide(event)
      excluded.append(event)
    }
    try check()
    let chosen = copies.chosen(from: all).map(placing.placed)
    let hidden = excluded.filter { !$0.isCancelled && !$0.isDeclined && !$0.isSensitive }.map(placing.placed)
    let kept = Self.unshadowed(chosen, by: hidden, filter).filter { !hiddenKinds.contains($0.event.kind) }
    try check()
    // What has just gone must not tell the clock of the rest.
    let left = kept.lazy.map(\.event)
    let last = EventPlacing(left, clocks: CameraClocks(left, home: home), home: home)
    let routed = filter
    // A camera whose clock was set is found at another time than before.
    let set = Self.unshadowed(kept.map { last.placed(routed.withoutHiddenRoute($0)) }, by: hidden, filter)
    events = set.filter { !filter.isOnHiddenDay($0) }.sorted(by: PlacedEvent.isOrdered)
  }

  /// A photo that was taken, and a stay that was mostly made, during an excluded entry of the calendar, and during no
  /// other one, goes with it; what says of no place where it was goes with an excluded stay of that time.
  private static func unshadowed(
    _ events: [PlacedEvent], by hidden: [PlacedEvent], _ filter: ExclusionFilter
  ) -> [PlacedEvent] {
    func isEntry(_ event: PlacedEvent) -> Bool { event.event.kind == .eventPoster && !event.event.isAllDay }
    let entries = TimeSpans(hidden.filter(isEntry), margin: MomentGrouping.margin)
    let during = TimeSpans(hidden.filter(isEntry))
    let stays = hidden.filter { $0.event.kind == .location && filter.isInCircle($0.coordinate) }
    let inside = TimeSpans(stays)
    let near = TimeSpans(stays, margin: MomentGrouping.margin)
    guard !entries.isEmpty || !inside.isEmpty else { return events }
    let others = TimeSpans(events.filter(isEntry), margin: MomentGrouping.margin)
    return events.filter { event in
      switch event.event.kind {
      case .photo, .livePhoto, .video, .contact, .song, .podcast, .genericMedia, .stateOfMind, .workout:
        if event.coordinate == nil, near.contains(event.start) { return false }
        return !entries.contains(event.start) || others.contains(event.start)
      case .eventPoster: return event.coordinate != nil || event.event.isAllDay || !inside.coverMost(of: event)
      case .location: return !during.coverMost(of: event) || others.coverMost(of: event)
      case .motionActivity, .diaryEntry, .locationGroup, .workoutGroup, .reflection: return true
      }
    }
  }
}
