internal import Formats

/// Which of several copies of one event counts, as files tell of them that were made at different times.
struct EventCopies {
  /// Ids and series of which any copy must not show.
  private var hiddenEvents: Set<String> = []
  private var hiddenSeries: Set<String> = []
  /// How new the newest copy of each series is.
  private var newest: [String: Rank] = [:]

  private struct Rank: Comparable {
    let revision: ICalendarRevision
    /// Of copies that are equally new, what replaces an instance counts more, and what was called off the most.
    let weight: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (left.revision, left.weight) < (right.revision, right.weight)
    }
  }

  init(_ events: [JournalEvent]) {
    for event in events {
      if event.isSensitive { hide(event) }
      if let series = event.series, let revision = event.seriesRevision {
        let rank = Rank(revision: revision, weight: event.isSeriesMark && event.isCancelled ? 1 : 0)
        newest[series] = max(newest[series] ?? rank, rank)
      }
    }
  }

  /// Keeps every copy of the event from showing; of a series as a whole, every instance.
  mutating func hide(_ event: JournalEvent) {
    if event.isSeriesMark, let series = event.series { hiddenSeries.insert(series) }
    hiddenEvents.insert(event.id)
  }

  /// Whether some copy of it must not show.
  func isHidden(_ event: JournalEvent) -> Bool {
    hiddenEvents.contains(event.id) || event.series.map(hiddenSeries.contains) == true
  }

  /// Each event once that may show and still holds: the newest copy, and of equal ones the first by
  /// source, of the shortest path: what an export or a program has added to a name says that it is the copy.
  func chosen(from events: [JournalEvent]) -> [JournalEvent] {
    var best: [Int] = []
    var places: [String: Int] = [:]
    places.reserveCapacity(events.count)
    for (index, event) in events.enumerated()
    where !event.isSeriesMark && !isHidden(event) && !isOutdated(event) {
      let place = places[event.id, default: best.count]
      if place == best.count {
        places[event.id] = place
        best.append(index)
      } else if Self.isBetter(event, events[best[place]]) {
        best[place] = index
      }
    }
    return best.filter { !events[$0].isCancelled && !events[$0].isDeclined }.map { events[$0] }
  }

  /// Whether its series was changed since, in another file.
  private func isOutdated(_ event: JournalEvent) -> Bool {
    guard let series = event.series, let revision = event.seriesRevision, let newest = newest[series] else {
      return false
    }
    return Rank(revision: revision, weight: 0) < newest && Rank(revision: event.revision, weight: 0) < newest
  }

  private static func isBetter(_ event: JournalEvent, _ known: JournalEvent) -> Bool {
    let (left, right) = (rank(event), rank(known))
    guard left == right else { return left > right }
    // Who has declined in somebody else's calendar has not done so in this one.
    guard event.isDeclined == known.isDeclined else { return known.isDeclined }
    // A stay that has a name says more than one that was found at the same second.
    let (isNamed, isNamedToo) = (event.place != nil, known.place != nil)
    guard isNamed == isNamedToo else { return isNamed }
    return (event.source, event.path.utf8.count, event.path) < (known.source, known.path.utf8.count, known.path)
  }

  private static func rank(_ event: JournalEvent) -> Rank {
    Rank(revision: event.revision, weight: (event.isOverride ? 1 : 0) + (event.isCancelled ? 2 : 0))
  }
}
