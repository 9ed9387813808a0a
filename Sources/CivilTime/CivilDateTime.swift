/// A day and a time of day as a wall calendar and a wall clock show them, with no zone.
public struct CivilDateTime: Hashable, Sendable {
  /// The day that the wall calendar shows.
  public var date: CivilDate
  /// The time of day that the wall clock shows.
  public var time: ClockTime

  /// Any day goes with any time: whether a zone's clock ever showed the two together is not asked.
  public init(date: CivilDate, time: ClockTime) {
    self.date = date
    self.time = time
  }

  /// The wall time that lies a number of seconds after 1970-01-01T00:00:00 on the same wall clock.
  public init(secondsSinceEpoch seconds: Int) {
    let days = seconds >= 0 ? seconds / 86_400 : -((-seconds + 86_399) / 86_400)
    date = CivilDate(daysSinceEpoch: days)
    time = ClockTime(secondsSinceMidnight: seconds - days * 86_400)
  }

  /// Seconds since 1970-01-01T00:00:00 on the same wall clock, as if every day had 86,400 of them.
  public var secondsSinceEpoch: Int { date.daysSinceEpoch * 86_400 + time.secondsSinceMidnight }

  /// The wall time that many seconds later, as if every day had 86,400 of them.
  public func adding(seconds: Int) -> CivilDateTime {
    // A century of centuries in seconds: beyond it the date is at its bound anyway, and the sum cannot overflow.
    CivilDateTime(secondsSinceEpoch: secondsSinceEpoch + min(max(seconds, -400_000_000_000), 400_000_000_000))
  }
}

extension CivilDateTime: Comparable {
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// `YYYY-MM-DDTHH:MM:SS`.
  public var description: String { DigitWriter.text(length: 19) { write(to: &$0) } }

  func write(to digits: inout DigitWriter) {
    date.write(to: &digits)
    digits.write("T")
    time.write(to: &digits)
  }

  /// Reads `YYYY-MM-DDTHH:MM` with optional seconds; nil for anything else.
  public init?(_ text: some StringProtocol) {
    var digits = DigitReader(text)
    guard let value = Self.read(&digits), digits.isAtEnd else { return nil }
    self = value
  }

  static func read<Bytes>(_ digits: inout DigitReader<Bytes>) -> CivilDateTime? {
    guard let year = digits.number(of: 4), digits.skip("-"), let month = digits.number(of: 2), digits.skip("-"),
      let day = digits.number(of: 2), let date = CivilDate(year: year, month: month, day: day),
      digits.skip("T") || digits.skip("t") || digits.skip(" "),
      let hour = digits.number(of: 2), digits.skip(":"), let minute = digits.number(of: 2)
    else { return nil }
    var second = 0
    if digits.skip(":") {
      guard let number = digits.number(of: 2) else { return nil }
      // A leap second is the last ordinary one: no clock here counts it.
      second = number == 60 ? 59 : number
    }
    guard let time = ClockTime(hour: hour, minute: minute, second: second) else { return nil }
    return CivilDateTime(date: date, time: time)
  }
}
