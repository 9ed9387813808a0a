import CivilTime
import Detection
import Foundation

/// The wall clock against which a message is read: the person's zone, else the offset of the message's date.
struct WallClock {
  let zone: TimeZone
  let reference: CivilDateTime
  /// An IANA name: that of the zone in which ``named(_:)`` gives times.
  let zoneName: String
  /// Whether ``zone`` is more than an offset, which other programs would not know.
  private let hasName: Bool

  init(_ request: ActionRequest) {
    let date = request.message.date
    zone = request.timeZone ?? Self.zone(of: date)
    reference = zone.civil(at: date.instant)
    let name = zone.identifier
    hasName = Self.isName(name)
    zoneName = name == "GMT" || !hasName ? "UTC" : name
  }

  private static func isName(_ identifier: String) -> Bool {
    identifier.utf8.contains(UInt8(ascii: "/"))
      || !identifier.utf8.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
  }

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

  /// A zone that has the offset of the date, by its IANA name; one that has no name where there is none.
  private static func zone(of date: Timestamp) -> TimeZone {
    guard date.offset != 0 else { return .gmt }
    let hours = date.offset / 3_600
    // In the names of zones of whole hours the sign counts west of Greenwich.
    let names = date.offset % 3_600 == 0 ? ["Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"] : uneven
    let zones = names.lazy.compactMap { TimeZone(identifier: $0) }
    return zones.first { $0.secondsFromGMT(for: date.instant) == date.offset }
      ?? TimeZone(secondsFromGMT: date.offset) ?? .gmt
  }

  /// Places whose clocks differ from Greenwich by other than whole hours, the most people first.
  private static let uneven = [
    "Asia/Kolkata", "Asia/Tehran", "Asia/Yangon", "Asia/Kabul", "Asia/Kathmandu", "Australia/Adelaide",
    "America/St_Johns", "Australia/Darwin", "Pacific/Marquesas", "Australia/Lord_Howe", "Pacific/Chatham",
    "Australia/Eucla",
  ]

  /// The moment of a time that ``named(_:)`` has given.
  func instant(ofNamed time: CivilDateTime) -> Date { (hasName ? zone : .gmt).instant(of: time) }

  /// The wall time in a zone that has a name: this one, or UTC where this one has none.
  func named(_ point: TimePoint) -> TimePoint {
    guard !hasName, let time = point.time else { return point }
    return TimePoint(TimeZone.gmt.civil(at: zone.instant(of: CivilDateTime(date: point.date, time: time))))
  }
}
