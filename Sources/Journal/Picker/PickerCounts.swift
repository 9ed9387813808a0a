/// How many things of each kind there are, in words.
enum PickerCounts {
  static func text(_ items: [MomentItem]) -> String {
    EventKind.allCases.compactMap { kind -> String? in
      let count = items.count { $0.kind == kind }
      guard count > 0 else { return nil }
      let (one, many) = nouns(kind)
      return "\(count) \(count == 1 ? one : many)"
    }.joined(separator: ", ")
  }

  private static func nouns(_ kind: EventKind) -> (one: String, many: String) {
    switch kind {
    case .photo: ("photo", "photos")
    case .livePhoto: ("Live Photo", "Live Photos")
    case .video: ("video", "videos")
    case .eventPoster: ("calendar entry", "calendar entries")
    case .location: ("stay", "stays")
    case .workout: ("workout", "workouts")
    case .motionActivity: ("step count", "step counts")
    case .contact: ("call", "calls")
    case .song: ("song", "songs")
    case .podcast: ("episode", "episodes")
    case .genericMedia: ("thing played", "things played")
    case .stateOfMind: ("mood", "moods")
    case .locationGroup: ("group of stays", "groups of stays")
    case .workoutGroup: ("group of workouts", "groups of workouts")
    case .reflection: ("question", "questions")
    case .diaryEntry: ("diary entry", "diary entries")
    }
  }
}
