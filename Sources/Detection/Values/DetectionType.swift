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
  /// What happens again and again ("every Tuesday at 6"), with an RRULE of RFC 5545.
  case recurrence
  /// A time zone that stands by itself.
  case timeZone
  case phoneNumber
  case emailAddress
  case link
  case postalAddress
  /// A place by its name.
  case place
  /// An amount of money.
  case moneyAmount
  /// An amount of a unit: a distance, a weight, a temperature, a share of a hundred.
  case measurement
  /// A code for signing in, for a door and the like.
  case oneTimeCode
  /// The number under which a carrier tracks a parcel.
  case shipmentTrackingNumber
  /// An airline's code with the number of a flight.
  case flightNumber
  /// An account to which money can be sent: an IBAN or a UPI identifier.
  case paymentIdentifier
  /// `@name`.
  case mention
  /// `#tag`.
  case hashtag
  /// A number that is none of the above.
  case number
  /// A rank ("third").
  case ordinal
}
