import CivilTime
import Detection
import Foundation

/// The wall clock against which a message is read: the person's zone, else the offset of the message's date.
struct WallClock {
  let zone: TimeZone
  let reference: CivilDateTime

  init(_ request: ActionRequest) {
    let date = request.message.date
    zone = request.timeZone ?? Self.fixed(date.offset)
    reference = zone.civil(at: date.instant)
  }

  /// An IANA name.
  var zoneName: String { zone.identifier == "GMT" ? "UTC" : zone.identifier }

  /// The time on this wall clock, where the text names a zone of its own.
  func local(_ value: TimeValue) -> TimeValue {
    guard let name = value.timeZone, let named = TimeZone(identifier: name), value.start.time != nil else {
      return value
    }
    var local = value
    local.start = TimePoint(zone.civil(at: named.instant(of: value.start.moment)))
    local.end = value.end.map { TimePoint(zone.civil(at: named.instant(of: $0.moment))) }
    local.timeZone = nil
    return local
  }

  /// "today at 19:00", "Friday", "5 March 2027".
  func spoken(_ point: TimePoint) -> String {
    let days = point.date.daysSinceEpoch - reference.date.daysSinceEpoch
    let day: String
    switch days {
    case 0: day = "today"
    case 1: day = "tomorrow"
    case 2...7: day = Self.weekdays[point.date.weekday - 1]
    default:
      let year = point.date.year == reference.date.year ? "" : " \(point.date.year)"
      day = "\(point.date.day) \(Self.months[point.date.month - 1])" + year
    }
    return day + (point.time.map { " at \("\($0)".prefix(5))" } ?? "")
  }

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// A zone of that offset: by its IANA name where there is one (in those of whole hours the sign counts west of
  /// Greenwich), else one that has no name but the offset.
  private static func fixed(_ offset: Int) -> TimeZone {
    guard offset != 0 else { return .gmt }
    let hours = offset / 3_600
    let name = offset % 3_600 == 0 ? "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))" : uneven[offset / 60]
    return name.flatMap { TimeZone(identifier: $0) } ?? TimeZone(secondsFromGMT: offset) ?? .gmt
  }

  /// Places whose clocks never change, by their minutes east of Greenwich.
  private static let uneven = [
    -570: "Pacific/Marquesas", 210: "Asia/Tehran", 270: "Asia/Kabul", 330: "Asia/Kolkata", 345: "Asia/Kathmandu",
    390: "Asia/Yangon", 525: "Australia/Eucla", 570: "Australia/Darwin",
  ]
}
