/// What speaks for a moment, one by one.
enum WorthFeature: String, Sendable, Hashable, CaseIterable {
  case calendar
  case photos
  case workout
  case call
  case stateOfMind
  /// An album was listened to.
  case listening
  case people
  /// It was at a place that is no routine.
  case place
  /// It was at a place where the person was on no other day.
  case novelty
  case farFromHome
  /// It went on over nights far from home.
  case trip
  /// Several kinds of sources tell of it.
  case richness
}
