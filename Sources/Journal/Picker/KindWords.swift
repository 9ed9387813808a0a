/// The kinds of things in words.
public enum KindWords {
  /// "1 photo", "2 photos"; nil for a word that is no kind.
  public static func counted(_ kind: String, _ count: Int) -> String? {
    EventKind(rawValue: kind).map { counted($0, count) }
  }

  /// "Photo"; nil for a word that is no kind.
  public static func noun(_ kind: String) -> String? {
    EventKind(rawValue: kind).map { kind in
      let noun = nouns(kind).one
      return noun.prefix(1).uppercased() + noun.dropFirst()
    }
  }

  static func counted(_ kind: EventKind, _ count: Int) -> String {
    let (one, many) = nouns(kind)
    return "\(count) \(count == 1 ? one : many)"
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
