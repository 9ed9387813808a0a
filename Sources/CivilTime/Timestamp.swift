public import Foundation

/// A moment together with the offset from UTC that it was written with: RFC 3339 `date-time`.
public struct Timestamp: Hashable, Sendable {
  /// The moment.
  public let instant: Date
  /// Seconds east of UTC, within a day in either direction.
  public let offset: Int

  /// The offset is in seconds east of UTC and is taken as it is; it does not move the moment.
  public init(instant: Date, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// The moment with the offset that the zone has then.
  public init(instant: Date, in zone: TimeZone) {
    self.init(instant: instant, offset: zone.secondsFromGMT(for: instant))
  }

  /// What the wall clock showed where it was written.
  public var civil: CivilDateTime {
    CivilDateTime(secondsSinceEpoch: boundedSeconds(instant) + offset)
  }
}

extension Timestamp: CustomStringConvertible {
  /// `YYYY-MM-DDTHH:MM:SS±HH:MM`, or `Z` for UTC; whole seconds.
  public var description: String {
    DigitWriter.text(length: 25) { digits in
      civil.write(to: &digits)
      guard offset != 0 else { return digits.write("Z") }
      let minutes = Int(offset.magnitude / 60 % 6_000)
      digits.write(offset < 0 ? "-" : "+")
      digits.write(minutes / 60, width: 2)
      digits.write(":")
      digits.write(minutes % 60, width: 2)
    }
  }

  /// Reads an RFC 3339 `date-time`; seconds may be left out, as hosts do. Nil without an offset, with one of 18 hours
  /// or more, and for anything else.
  public init?(_ text: some StringProtocol) {
    var digits = DigitReader(text)
    self.init(&digits)
  }

  /// Reads an RFC 3339 `date-time` from the bytes of its text.
  public init?(utf8 bytes: ArraySlice<UInt8>) {
    var digits = DigitReader(utf8: bytes)
    self.init(&digits)
  }

  private init?<Bytes>(_ digits: inout DigitReader<Bytes>) {
    guard let civil = CivilDateTime.read(&digits) else { return nil }
    var fraction = 0.0
    if digits.skip(".") {
      guard let value = digits.fraction() else { return nil }
      fraction = value
    }
    var offset = 0
    if !(digits.skip("Z") || digits.skip("z")) {
      let isWest = digits.next == UInt8(ascii: "-")
      guard digits.skip("+") || digits.skip("-"), let hours = digits.number(of: 2) else { return nil }
      _ = digits.skip(":")
      // No place is farther than 14 hours from Greenwich; 18 is what the zones of the system can say.
      guard let minutes = digits.number(of: 2), hours < 18, minutes < 60 else { return nil }
      offset = (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
    }
    guard digits.isAtEnd else { return nil }
    self.init(
      instant: Date(timeIntervalSince1970: Double(civil.secondsSinceEpoch - offset) + fraction), offset: offset)
  }
}

/// Whole seconds since 1970, kept inside the years that a `CivilDate` can name.
func boundedSeconds(_ instant: Date) -> Int {
  let seconds = instant.timeIntervalSince1970.rounded(.down)
  guard seconds.isFinite else { return 0 }
  return Int(min(max(seconds, -62_135_596_800), 253_402_300_799))
}
