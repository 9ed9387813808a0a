internal import Formats

/// What belongs together, while it is being found out.
struct MomentGroup {
  var entries: [PlacedEvent] = []
  var stays: [PlacedEvent] = []
  var photos: [PlacedEvent] = []

  var members: [PlacedEvent] { (entries + stays + photos).sorted(by: PlacedEvent.isOrdered) }

  /// What holds it together: its entries and stays.
  var anchors: [PlacedEvent] { entries + stays }

  mutating func join(_ other: MomentGroup) {
    entries += other.entries
    stays += other.stays
    photos += other.photos
  }
}
