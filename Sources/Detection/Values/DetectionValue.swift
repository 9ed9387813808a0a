/// What a detected piece of text stands for.
public enum DetectionValue: Sendable, Hashable {
  /// Of the types `date`, `time`, `dateTime`, `dateInterval` and `recurrence`.
  case time(TimeValue)
  /// A length of time in seconds; a month counts 30 days, a year 365.
  case duration(seconds: Int)
  /// Seconds east of Greenwich, and the IANA name where the zone has one.
  case timeZone(offset: Int, name: String?)
  /// The digits as dialled, with a leading `+` where it is written, and E.164 where the region is known.
  case phoneNumber(number: String, e164: String?)
  case emailAddress(String)
  /// The whole URL, with `https://` in front where the text has no scheme; scheme and host in lower case.
  case link(url: String, host: String)
  case postalAddress(PostalAddress)
  case place(name: String)
  case moneyAmount(MoneyAmount)
  case measurement(Measurement)
  /// The code, and the domain to which the text binds it.
  case oneTimeCode(code: String, domain: String?)
  /// The carrier's name, the number without blanks, and the page that tells where the parcel is.
  case shipmentTrackingNumber(carrier: String, trackingNumber: String, url: String?)
  /// The IATA or ICAO code of the airline, and the number with the letter that may follow it.
  case flightNumber(airline: String, number: String)
  /// The identifier without blanks.
  case paymentIdentifier(system: PaymentSystem, identifier: String)
  /// The name without its `@`.
  case mention(String)
  /// The tag without its `#`.
  case hashtag(String)
  case number(Double)
  case ordinal(Int)
}
