/// What kind of thing happened. The words are those of the protocol.
public enum EventKind: String, Sendable, Hashable, CaseIterable {
  case photo
  /// An entry of a calendar.
  case eventPoster
  /// A stay at a place.
  case location
}
