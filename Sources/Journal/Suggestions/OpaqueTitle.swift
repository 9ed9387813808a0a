/// A title that says nothing but kinds, the day of the week, and counts.
enum OpaqueTitle {
  static func title(of items: [PlacedEvent], in moment: Moment) -> String {
    let photos = items.count { $0.event.kind == .photo }
    let noun =
      items.contains { $0.event.kind == .eventPoster }
      ? "Event" : items.contains { $0.event.kind == .location } ? "Outing" : "Moment"
    let weekday = MomentTitle.weekday(moment.day)
    guard photos > 0 else { return "\(noun), \(weekday)" }
    return "\(noun), \(weekday), \(photos) \(photos == 1 ? "photo" : "photos")"
  }
}
