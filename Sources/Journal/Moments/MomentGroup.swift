internal import Formats

/// What belongs together, while it is being found out.
struct MomentGroup {
  var entries: [PlacedEvent] = []
  var stays: [PlacedEvent] = []
  /// Photos, films and pairs of them.
  var photos: [PlacedEvent] = []
  var workouts: [PlacedEvent] = []
  /// Calls, what was listened to, how the person felt.
  var others: [PlacedEvent] = []

  init(
    entries: [PlacedEvent] = [], stays: [PlacedEvent] = [], photos: [PlacedEvent] = [], workouts: [PlacedEvent] = [],
    others: [PlacedEvent] = []
  ) {
    self.entries = entries
    self.stays = stays
    self.photos = photos
    self.workouts = workouts
    self.others = others
  }

  /// The members told apart by their kinds.
  init(members: [PlacedEvent]) {
    for member in members {
      switch member.event.kind {
      case .eventPoster: entries.append(member)
      case .location: stays.append(member)
      case .photo, .livePhoto, .video: photos.append(member)
      case .workout: workouts.append(member)
      default: others.append(member)
      }
    }
  }

  var members: [PlacedEvent] { (entries + stays + photos + workouts + others).sorted(by: PlacedEvent.isOrdered) }

  /// What holds it together: its entries, workouts and stays.
  var anchors: [PlacedEvent] { entries + workouts + stays }

  /// Whether there is something to look at, or that the person did: what was only planned or passed is not.
  var isTellable: Bool { !photos.isEmpty || !workouts.isEmpty || others.contains { $0.event.kind == .contact } }

  mutating func join(_ other: MomentGroup) {
    entries += other.entries
    stays += other.stays
    photos += other.photos
    workouts += other.workouts
    others += other.others
  }
}
