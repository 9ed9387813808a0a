import CivilTime

/// A length of time as it is counted: months by the calendar, days by the day, the rest in seconds.
struct CalendarLength: Sendable, Hashable {
  var months = 0
  var days = 0
  var seconds = 0
  var workdays = 0
  /// The coarsest and the finest unit that were named.
  var coarsest: CalendarUnit
  var finest: CalendarUnit
  /// How many of the one unit were named, where only one was and the number is whole.
  var count: Int?

  /// Nil where the amount is out of reach.
  init?(_ amount: Double, _ unit: CalendarUnit) {
    guard amount >= 0, amount * unit.seconds < 4e11 else { return nil }
    coarsest = unit
    finest = unit
    let whole = amount.rounded(.down)
    let rest = amount - whole
    count = rest == 0 ? Int(whole) : nil
    switch unit {
    case .second, .minute, .hour, .dayPart: seconds = Int((amount * unit.seconds).rounded())
    case .day, .week:
      let size = unit == .week ? 7.0 : 1
      days = Int((amount * size).rounded(.down))
      seconds = Int(((amount * size - Double(days)) * 86_400).rounded())
    case .weekend: days = Int(whole) * 7
    default:
      let size = Double(unit.months ?? 1)
      months = Int((amount * size).rounded(.down))
      days = Int(((amount * size - Double(months)) * 30).rounded())
    }
  }

  init(workdays: Int) {
    self.workdays = workdays
    coarsest = .day
    finest = .day
  }

  static func + (left: CalendarLength, right: CalendarLength) -> CalendarLength {
    var sum = left
    sum.months += right.months
    sum.days += right.days
    sum.seconds += right.seconds
    sum.workdays += right.workdays
    sum.coarsest = max(left.coarsest, right.coarsest)
    sum.finest = min(left.finest, right.finest)
    sum.count = nil
    return sum
  }

  /// A month counts 30 days, a year 365.
  var totalSeconds: Int {
    let years = months / 12
    return (years * 365 + (months - years * 12) * 30 + days + workdays) * 86_400 + seconds
  }

  /// Whether it moves the hour.
  var isTimed: Bool { seconds != 0 || finest < .day }
}

extension CivilDateTime {
  /// The moment that lies the length later (sign 1) or earlier (sign -1).
  func adding(_ length: CalendarLength, sign: Int) -> CivilDateTime {
    var moment = self
    moment.date = moment.date.adding(months: sign * length.months).adding(days: sign * length.days)
    var left = min(length.workdays, 3_000)
    while left > 0 {
      moment.date = moment.date.adding(days: sign)
      if moment.date.weekday < 6 { left -= 1 }
    }
    return length.seconds == 0 ? moment : moment.adding(seconds: sign * length.seconds)
  }
}
