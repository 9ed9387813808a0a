/// What kind of thing happened. The words are those of the protocol, which are Apple's where it has one.
public enum EventKind: String, Sendable, Hashable, CaseIterable {
  case photo
  /// A picture with the short film that was taken with it.
  case livePhoto
  case video
  /// An entry of a calendar.
  case eventPoster
  /// A stay at a place.
  case location
  case workout
  /// Steps of a day.
  case motionActivity
  /// A call with somebody.
  case contact
  case song
  case podcast
  /// What a program of another kind has played.
  case genericMedia
  case stateOfMind
  /// What the person has written already. It is never shown, and tells what needs no suggestion any more.
  case diaryEntry
  /// Several stays in one. No event is of this kind.
  case locationGroup
  /// Several workouts in one. No event is of this kind.
  case workoutGroup
  /// A question to write about. No event is of this kind.
  case reflection

  /// Whether it is something to look at that a camera made.
  var isMedia: Bool { self == .photo || self == .livePhoto || self == .video }

  /// Whether it is something that was listened to.
  var isHeard: Bool { self == .song || self == .podcast }

  /// The kinds that can be part of a suggestion.
  static let shown: Set<EventKind> = Set(allCases).subtracting([
    .diaryEntry, .locationGroup, .workoutGroup, .reflection,
  ])
}
