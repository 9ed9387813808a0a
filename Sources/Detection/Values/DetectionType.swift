/// What kind of thing a piece of text names. The raw values are the protocol's words.
public enum DetectionType: String, Sendable, Hashable, CaseIterable {
  /// A day, week, month or year, with no time of day.
  case date
  /// A time of day; its value carries the day that it resolves to.
  case time
  /// A day with a time of day.
  case dateTime
  /// From one day or time to another one.
  case dateInterval
  /// A length of time that is tied to no day.
  case duration
  case phoneNumber
  case emailAddress
  case link
  case postalAddress
  /// A place by its name.
  case place
  /// A code for signing in, for a door and the like.
  case oneTimeCode
}
