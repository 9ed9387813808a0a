/// With whom the person speaks as a matter of course.
struct CallRoutine {
  /// Seconds before a call in which others count, and how many of them make it one of many.
  private static let before = 7 * 86_400
  private static let many = 2

  /// When long calls began, by the name of the other one.
  private let starts: [String: [Int]]

  /// - Parameter events: In order of time.
  init(_ events: [PlacedEvent]) {
    var starts: [String: [Int]] = [:]
    for event in events where event.event.kind == .contact && event.end - event.start >= MomentGrouping.longCall {
      for person in event.event.people { starts[person, default: []].append(event.start) }
    }
    self.starts = starts
  }

  /// Whether there were others with the same person in the week before.
  func isRoutine(_ call: PlacedEvent) -> Bool {
    call.event.people.contains { person in
      guard let starts = starts[person] else { return false }
      let first = starts.partitioningIndex { $0 >= call.start - Self.before }
      return starts[first...].prefix { $0 < call.start }.count >= Self.many
    }
  }
}
