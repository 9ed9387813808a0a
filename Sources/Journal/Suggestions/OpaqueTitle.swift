/// A title that says nothing but kinds, the day of the week, and counts.
enum OpaqueTitle {
  static func title(of items: [PlacedEvent], in moment: Moment) -> String {
    let photos = items.count { $0.event.kind.isMedia }
    let noun =
      switch kind(of: items) {
      case .eventPoster: "Event"
      case .workout: "Workout"
      case .location: "Outing"
      case .contact: "Call"
      default: "Moment"
      }
    let weekday = MomentTitle.weekday(moment.day)
    guard photos > 0 else { return "\(noun), \(weekday)" }
    return "\(noun), \(weekday), \(photos) \(photos == 1 ? "photo" : "photos")"
  }

  /// The kind of what it is mostly about.
  static func kind(of items: [PlacedEvent]) -> EventKind {
    let kinds = Set(items.map(\.event.kind))
    return [EventKind.eventPoster, .workout, .location, .contact].first(where: kinds.contains) ?? .photo
  }
}
