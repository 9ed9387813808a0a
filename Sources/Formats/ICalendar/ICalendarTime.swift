public import CivilTime
public import Foundation

/// A value of the types DATE and DATE-TIME (RFC 5545, sections 3.3.4 and 3.3.5).
public struct ICalendarTime: Sendable, Hashable {
  /// By which clock a time is meant.
  public enum Zone: Sendable, Hashable {
    /// By the clock of wherever the reader is.
    case floating
    case utc
    case named(TimeZone)
    /// By a name that no zone has; the time can only be read as floating.
    case unknown(String)
  }

  /// The day on the calendar of ``zone``.
  public var date: CivilDate
  /// The time of day; nil for a DATE.
  public var time: ClockTime?
  /// By which clock day and time are meant; a DATE is always `floating`.
  public var zone: Zone

  /// A DATE: a whole day, the same wherever the reader is.
  public init(date: CivilDate) {
    self.date = date
    zone = .floating
  }

  /// A DATE-TIME on the wall clock of the zone.
  public init(_ civil: CivilDateTime, zone: Zone) {
    date = civil.date
    time = civil.time
    self.zone = zone
  }

  /// The moment in UTC, to the second.
  public init(_ instant: Date) {
    self.init(TimeZone.gmt.civil(at: instant), zone: .utc)
  }

  /// What the clock of its own zone shows; midnight for a DATE.
  public var civil: CivilDateTime { CivilDateTime(date: date, time: time ?? .midnight) }

  /// The zone that the value names, where it names a known one.
  public var timeZone: TimeZone? {
    switch zone {
    case .utc: .gmt
    case .named(let zone): zone
    case .floating, .unknown: nil
    }
  }

  /// The moment; what has no zone of its own is read by the given one.
  public func instant(floatingIn floating: TimeZone) -> Date {
    (timeZone ?? floating).instant(of: civil)
  }

  /// What a wall clock in the zone shows. A DATE and a floating time show the same everywhere.
  public func civil(in reader: TimeZone) -> CivilDateTime {
    guard time != nil, let timeZone else { return civil }
    return reader.civil(at: timeZone.instant(of: civil))
  }

  /// Reads the value of a property such as DTSTART; nil if it is no date.
  public init?(_ property: ICalendarProperty) {
    self.init(property.value, zoneName: property.parameter("TZID"))
  }

  /// Reads `YYYYMMDD`, `YYYYMMDDTHHMMSS` or the latter with `Z`; hyphens and colons are skipped, seconds may be
  /// missing.
  public init?(_ value: String, zoneName: String? = nil) {
    var digits: [Int] = []
    var isUTC = false
    var hasTime = false
    for scalar in value.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.append(Int(scalar.value) - 48)
      case "T", "t": hasTime = true
      case "Z", "z": isUTC = true
      case "-", ":", " ": break
      default: return nil
      }
      guard digits.count <= 14, !hasTime || digits.count >= 8 else { return nil }
    }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    guard digits.count >= 8, let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    else { return nil }
    guard digits.count > 8 else {
      self.init(date: date)
      return
    }
    guard digits.count == 14 || digits.count == 12,
      // A leap second is the last ordinary one.
      let time = ClockTime(
        hour: number(8..<10), minute: number(10..<12), second: digits.count == 14 ? min(number(12..<14), 59) : 0)
    else { return nil }
    var zone = Zone.floating
    if isUTC {
      zone = .utc
    } else if let zoneName {
      zone = ICalendarZoneName.zone(zoneName).map(Zone.named) ?? .unknown(zoneName)
    }
    self.init(CivilDateTime(date: date, time: time), zone: zone)
  }

  /// The property of that name with this value.
  public func property(_ name: String) -> ICalendarProperty {
    func compact(_ text: String) -> String { text.filter { $0 != "-" && $0 != ":" } }
    guard let time else {
      return ICalendarProperty(
        name: name, parameters: [ICalendarParameter(name: "VALUE", values: ["DATE"])], value: compact(date.description))
    }
    let value = compact(CivilDateTime(date: date, time: time).description)
    switch zone {
    case .floating: return ICalendarProperty(name: name, value: value)
    case .utc: return ICalendarProperty(name: name, value: value + "Z")
    case .named(let zone): return zoned(name, value, zone.identifier)
    case .unknown(let identifier): return zoned(name, value, identifier)
    }
  }

  private func zoned(_ name: String, _ value: String, _ identifier: String) -> ICalendarProperty {
    ICalendarProperty(
      name: name, parameters: [ICalendarParameter(name: "TZID", values: [identifier])], value: value)
  }
}
