/// A switch in the person's words: kinds of things that are shown together or not at all.
public enum JournalCategory: String, Sendable, Hashable, CaseIterable {
  case photos
  case calendar
  case places
  case activity
  case media
  case contacts
  case stateOfMind
  case diary
  case reflections

  /// What it switches.
  public var kinds: Set<EventKind> {
    switch self {
    case .photos: [.photo, .livePhoto, .video]
    case .calendar: [.eventPoster]
    case .places: [.location]
    case .activity: [.workout, .motionActivity]
    case .media: [.song, .podcast, .genericMedia]
    case .contacts: [.contact]
    case .stateOfMind: [.stateOfMind]
    case .diary: [.diaryEntry]
    case .reflections: [.reflection]
    }
  }

  /// What a person reads beside the switch.
  public var title: String {
    switch self {
    case .photos: "Photos and videos"
    case .calendar: "Calendar"
    case .places: "Places where you stayed"
    case .activity: "Activity: workouts and steps"
    case .media: "Media: songs, podcasts and others"
    case .contacts: "Contacts: calls"
    case .stateOfMind: "State of mind"
    case .diary: "What you have written already"
    case .reflections: "Questions to write about"
    }
  }

  /// How it stands where these kinds are switched off.
  public func state(hiding hidden: Set<EventKind>) -> CategoryState {
    let off = kinds.intersection(hidden)
    return off.isEmpty ? .on : off == kinds ? .off : .partly
  }
}
