internal import CivilTime

/// What the person does as a matter of course: with whom they speak, and what stands in their calendar again and again.
struct Habits {
  /// Seconds before a call in which others count, and how many of them make it one of many.
  private static let before = 7 * 86_400
  private static let many = 2

  /// On so many days, of so many before and after it, an entry is one of many, also where each has a name of its own to
  /// the calendar.
  private static let manyDays = 3
  private static let around = 28

  /// When long calls began, by the name of the other one.
  private let starts: [String: [Int]]
  /// The days since 1970 of entries that stand alone, in their order, by their titles without case and marks.
  private let days: [String: [Int]]

  /// - Parameter events: In order of time.
  init(_ events: [PlacedEvent]) {
    var starts: [String: [Int]] = [:]
    for event in events where event.event.kind == .contact && event.end - event.start >= MomentGrouping.longCall {
      for person in event.event.people { starts[person, default: []].append(event.start) }
    }
    self.starts = starts
    var days: [String: [Int]] = [:]
    for event in events where event.event.kind == .eventPoster && !event.event.isRecurring {
      guard let title = event.event.title else { continue }
      days[ExclusionFilter.folded(title), default: []].append(event.day.daysSinceEpoch)
    }
    self.days = days.compactMapValues { days in
      let known = Set(days)
      return known.count < Self.manyDays ? nil : known.sorted()
    }
  }

  /// Whether the same stands in the calendar on other days about then.
  func isRepeated(entry: PlacedEvent) -> Bool {
    guard let title = entry.event.title, let days = days[ExclusionFilter.folded(title)] else { return false }
    let day = entry.day.daysSinceEpoch
    let first = days.partitioningIndex { $0 >= day - Self.around }
    return days[first...].prefix(Self.manyDays).count { $0 <= day + Self.around } >= Self.manyDays
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
