internal import CivilTime
internal import Foundation

/// A value of the type DURATION (RFC 5545, section 3.3.6): days are nominal, what is smaller is exact.
public struct ICalendarDuration: Sendable, Hashable {
  /// Days by the calendar, of 23 to 25 hours where the clock changes.
  public var days: Int
  /// Exact seconds.
  public var seconds: Int

  /// Reads for example `P1W`, `P1DT2H`, `-PT15M`; nil for anything else, and for more than a century.
  public init?(_ value: String) {
    var rest = value.utf8[...]
    var sign = 1
    if rest.first == UInt8(ascii: "-") { sign = -1 }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard rest.popFirst() == UInt8(ascii: "P") else { return nil }
    var days = 0
    var seconds = 0
    var number: Int?
    for byte in rest {
      switch byte {
      case 48...57:
        let next = (number ?? 0) * 10 + Int(byte - 48)
        guard next <= 4_000_000_000 else { return nil }
        number = next
        continue
      case UInt8(ascii: "T"):
        guard number == nil else { return nil }
        continue
      case UInt8(ascii: "W"): days += (number ?? 0) * 7
      case UInt8(ascii: "D"): days += number ?? 0
      case UInt8(ascii: "H"): seconds += (number ?? 0) * 3600
      case UInt8(ascii: "M"): seconds += (number ?? 0) * 60
      case UInt8(ascii: "S"): seconds += number ?? 0
      default: return nil
      }
      guard number != nil, days <= 36_600, seconds <= 36_600 * 86_400 else { return nil }
      number = nil
    }
    guard number == nil else { return nil }
    self.days = days * sign
    self.seconds = seconds * sign
  }

  /// The time that lies this long after the given one.
  public func end(after start: ICalendarTime) -> ICalendarTime {
    var end = start
    end.date = start.date.adding(days: days)
    guard start.time != nil else {
      end.date = end.date.adding(days: seconds / 86_400)
      return end
    }
    guard let zone = start.timeZone else {
      let civil = end.civil.adding(seconds: seconds)
      return ICalendarTime(civil, zone: start.zone)
    }
    let instant = zone.instant(of: end.civil).addingTimeInterval(Double(seconds))
    return ICalendarTime(zone.civil(at: instant), zone: start.zone)
  }
}
