/// A title that says nothing but kinds, the day of the week, and counts.
enum OpaqueTitle {
  static func title(of items: [PlacedEvent], in moment: Moment) -> String {
    let photos = items.count { $0.event.kind.isMedia }
    func has(_ kind: EventKind) -> Bool { items.contains { $0.event.kind == kind } }
    let noun =
      has(.eventPoster)
      ? "Event" : has(.workout) ? "Workout" : has(.location) ? "Outing" : has(.contact) ? "Call" : "Moment"
    let weekday = MomentTitle.weekday(moment.day)
    guard photos > 0 else { return "\(noun), \(weekday)" }
    return "\(noun), \(weekday), \(photos) \(photos == 1 ? "photo" : "photos")"
  }
}
