internal import CivilTime

/// What the person does as a matter of course: with whom they speak, and what stands in their calendar again and again.
struct Habits {
  /// Seconds before a call in which others count, and how many of them make it one of many.
  private static let before = 7 * 86_400
  private static let many = 2

  /// On so many days an entry is one of many, also where each has a name of its own to the calendar.
  private static let manyDays = 3

  /// When long calls began, by the name of the other one.
  private let starts: [String: [Int]]
  /// The titles, without case and marks, of entries on many days.
  private let titles: Set<String>

  /// - Parameter events: In order of time.
  init(_ events: [PlacedEvent]) {
    var starts: [String: [Int]] = [:]
    for event in events where event.event.kind == .contact && event.end - event.start >= MomentGrouping.longCall {
      for person in event.event.people { starts[person, default: []].append(event.start) }
    }
    self.starts = starts
    var days: [String: Set<CivilDate>] = [:]
    for event in events where event.event.kind == .eventPoster && !event.event.isRecurring {
      guard let title = event.event.title else { continue }
      days[ExclusionFilter.folded(title), default: []].insert(event.day)
    }
    titles = Set(days.filter { $0.value.count >= Self.manyDays }.keys)
  }

  /// Whether the entry is one of many.
  func isRoutine(entry: PlacedEvent) -> Bool {
    entry.event.isRecurring || entry.event.title.map { titles.contains(ExclusionFilter.folded($0)) } == true
  }

  /// Whether there were others with the same person in the week before.
  func isRoutine(call: PlacedEvent) -> Bool {
    call.event.people.contains { person in
      guard let starts = starts[person] else { return false }
      let first = starts.partitioningIndex { $0 >= call.start - Self.before }
      return starts[first...].prefix(Self.many).count { $0 < call.start } >= Self.many
    }
  }
}
