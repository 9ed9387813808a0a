/// What a detected piece of text stands for.
public enum DetectionValue: Sendable, Hashable {
  /// Of the types `date`, `time`, `dateTime` and `dateInterval`.
  case time(TimeValue)
  /// A length of time in seconds; a month counts 30 days, a year 365.
  case duration(seconds: Int)
  /// The digits as dialled, with a leading `+` where it is written, and E.164 where the region is known.
  case phoneNumber(number: String, e164: String?)
  case emailAddress(String)
  /// The whole URL, with `https://` in front where the text has no scheme; scheme and host in lower case.
  case link(url: String, host: String)
  case postalAddress(PostalAddress)
  case place(name: String)
  /// The code, and the domain to which the text binds it.
  case oneTimeCode(code: String, domain: String?)
}
