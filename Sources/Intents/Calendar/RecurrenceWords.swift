import CivilTime
import Formats

/// How often something repeats, for a person.
enum RecurrenceWords {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let ordinals = ["first", "second", "third", "fourth", "fifth"]

  /// `Repeats weekly on Tue, Thu, 10 times`
  static func describe(_ text: String) -> String {
    guard let rule = RecurrenceRule(text) else { return "Repeats" }
    var words = "Repeats " + frequency(rule)
    if !rule.byDay.isEmpty { words += " on " + rule.byDay.map(day).joined(separator: ", ") }
    if let count = rule.count { words += ", \(count == 1 ? "once" : "\(count) times")" }
    if let until = rule.until { words += " until " + WallTimeText.describe(until.date) }
    return words
  }

  private static func frequency(_ rule: RecurrenceRule) -> String {
    let (each, unit) =
      switch rule.frequency {
      case .daily: ("daily", "days")
      case .weekly: ("weekly", "weeks")
      case .monthly: ("monthly", "months")
      case .yearly: ("yearly", "years")
      }
    return rule.interval == 1 ? each : "every \(rule.interval) \(unit)"
  }

  private static func day(_ day: RecurrenceRule.Weekday) -> String {
    let name = weekdays[(day.weekday - 1) % 7]
    switch day.ordinal {
    case nil: return name
    case -1: return "the last \(name)"
    case let number? where (1...5).contains(number): return "the \(ordinals[number - 1]) \(name)"
    case let number?: return "\(name) (\(number))"
    }
  }
}
