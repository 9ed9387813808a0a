internal import Formats

/// Finds the stays of devices that were not with the person, as a tablet that lies at home.
enum DevicesLeftBehind {
  /// Seconds by which such a stay is longer than the one that was made meanwhile.
  static let longer = 3_600
  /// More stays than these that began meanwhile are not looked at.
  private static let most = 1_000

  /// The stays without those during the whole of which the person was also seen to stay somewhere else: what moves is
  /// with the person.
  ///
  /// - Parameter stays: In order of time.
  static func removed(from stays: [PlacedEvent]) -> [PlacedEvent] {
    stays.indices.filter { index in
      let stay = stays[index]
      guard let place = stay.coordinate else { return true }
      let meanwhile = stays[(index + 1)...].prefix(most).prefix { $0.start < stay.end }
      return !meanwhile.contains { other in
        other.end <= stay.end && stay.end - stay.start >= other.end - other.start + longer
          && other.coordinate.map { $0.distance(to: place) > MomentGrouping.elsewhere } == true
      }
    }.map { stays[$0] }
  }
}
