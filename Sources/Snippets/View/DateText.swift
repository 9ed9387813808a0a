import CivilTime
import Foundation

/// A moment in words. The words are English, as are all that this process makes.
enum DateText {
  static func isMoment(_ text: String) -> Bool {
    text.utf8.count <= 40 && Timestamp(text) != nil
  }

  /// Day and hour as the clock at the moment's own offset shows them; what is no moment comes back as it is.
  static func absolute(_ moment: String, style: DateTextStyle) -> String {
    guard let timestamp = Timestamp(moment) else { return moment }
    return words(timestamp.civil, style: style)
  }

  /// As a person in that zone reads it at that time; without either, as ``absolute(_:style:)`` has it.
  static func words(_ moment: String, style: DateTextStyle, now: Date?, timeZone: TimeZone?) -> String {
    guard let timestamp = Timestamp(moment) else { return moment }
    if let now, style == .relative || style == .timer {
      let seconds = (timestamp.instant.timeIntervalSince1970 - now.timeIntervalSince1970).rounded(.down)
      let bounded = Int(min(max(seconds, -1e12), 1e12))
      return style == .timer ? timer(bounded) : relative(bounded)
    }
    guard let timeZone else { return words(timestamp.civil, style: style) }
    return words(Timestamp(instant: timestamp.instant, in: timeZone).civil, style: style)
  }

  private static func words(_ civil: CivilDateTime, style: DateTextStyle) -> String {
    let time = String("\(civil.time)".prefix(5))
    return switch style {
    case .date: "\(civil.date)"
    case .time: time
    case .relative, .timer: "\(civil.date) \(time)"
    }
  }

  private static let units: [(seconds: Int, name: String)] = [
    (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"), (3_600, "hour"), (60, "minute"),
  ]

  private static func relative(_ seconds: Int) -> String {
    let distance = abs(seconds)
    guard let unit = units.first(where: { distance >= $0.seconds }) else { return "now" }
    let count = distance / unit.seconds
    let amount = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    return seconds < 0 ? amount + " ago" : "in " + amount
  }

  private static func timer(_ seconds: Int) -> String {
    let distance = abs(seconds)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let hours = distance / 3_600
    let minutes = distance / 60 % 60
    let start = hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)"
    return "\(start):\(two(distance % 60))"
  }
}
