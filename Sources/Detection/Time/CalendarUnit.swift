/// A unit of the calendar or the clock, from the finest to the coarsest.
enum CalendarUnit: Int, Sendable, Comparable {
  case second, minute, hour, dayPart, day, weekend, week, month, quarter, season, half, year, decade, century

  /// By the name that a language's files use.
  init?(named name: some StringProtocol) {
    switch name {
    case "second": self = .second
    case "minute": self = .minute
    case "hour": self = .hour
    case "day": self = .day
    case "weekend": self = .weekend
    case "week": self = .week
    case "month": self = .month
    case "quarter": self = .quarter
    case "season": self = .season
    case "half": self = .half
    case "year": self = .year
    case "decade": self = .decade
    case "century": self = .century
    default: return nil
    }
  }

  static func < (left: CalendarUnit, right: CalendarUnit) -> Bool { left.rawValue < right.rawValue }

  /// Seconds of one; a month has 30 days and a year 365, as everywhere where lengths are tied to no day.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .dayPart: 21_600
    case .day: 86_400
    case .weekend: 172_800
    case .week: 604_800
    case .month: 2_592_000
    case .quarter, .season: 7_776_000
    case .half: 15_552_000
    case .year: 31_536_000
    case .decade: 315_360_000
    case .century: 3_153_600_000
    }
  }

  /// In months, where it is a number of them.
  var months: Int? {
    switch self {
    case .month: 1
    case .quarter, .season: 3
    case .half: 6
    case .year: 12
    case .decade: 120
    case .century: 1_200
    default: nil
    }
  }

  var grain: TimeGrain {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour, .dayPart: .hour
    case .day, .weekend: .day
    case .week: .week
    case .month, .quarter, .season, .half: .month
    case .year, .decade, .century: .year
    }
  }
}
