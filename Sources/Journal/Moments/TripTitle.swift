internal import CivilTime
internal import Formats

/// What a trip is called: by the person's own entry that goes over days, by a place that they have named, or by its length.
enum TripTitle {
  /// Seconds of an entry that can name a trip.
  static let shortestEntry = 86_400

  /// The title, and whether it is the person's own text.
  ///
  /// - Parameter members: In order of time.
  static func title(of members: [PlacedEvent], places: NamedPlaces) -> (String, isNamed: Bool) {
    let entries = members.filter { names($0) && $0.event.title != nil }
    if let title = entries.max(by: { $0.end - $0.start < $1.end - $1.start })?.event.title { return (title, true) }
    var counts: [String: Int] = [:]
    for coordinate in members.compactMap(\.coordinate) {
      if let place = places.nearest(to: coordinate)?.name { counts[place, default: 0] += 1 }
    }
    if let place = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key {
      return ("Trip to \(place)", true)
    }
    let timed = members.filter { !$0.event.isAllDay }
    guard let first = timed.first?.day, let last = timed.map(\.localEnd.date).max() else { return ("Trip", false) }
    let days = last.daysSinceEpoch - first.daysSinceEpoch + 1
    guard days > 1 else { return ("Trip, \(MomentTitle.weekday(first))", false) }
    return ("Trip of \(days) days, \(MomentTitle.weekday(first)) to \(MomentTitle.weekday(last))", false)
  }

  /// Whether it is an entry for days on end.
  static func names(_ event: PlacedEvent) -> Bool {
    event.event.kind == .eventPoster && event.end - event.start >= shortestEntry && !event.event.isTransparent
  }
}
