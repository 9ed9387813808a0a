/// What a constituent stands for.
enum Meaning: Sendable {
  case none
  /// A small number out of the lexicon: a month, a weekday, a factor.
  case integer(Int)
  /// A word of the engine's own: the name of a unit, a feast, a zone.
  case name(String)
  case number(Double)
  case unit(CalendarUnit)
  case length(CalendarLength)
  case quantity(Quantity)
  case time(TimeExpression)
  /// Weekdays from Monday (bit 0) to Sunday (bit 6).
  case weekdays(UInt8)
  case repetition(Repetition)
}

extension Meaning {
  /// By the word of a language's files: `unit:day`, `this:week`, `next:week`, `last:week`, `part:night`, `clock:12:00`,
  /// `workweek`, `weekendDays`, `now`, a number, or a name.
  init(constant text: String) {
    self = Self.number(text) ?? Self.pair(text) ?? Self.word(text)
  }

  private static func number(_ text: String) -> Meaning? {
    guard let byte = text.utf8.first, !byte.isLetter else { return nil }
    return Int(text).map { .integer($0) } ?? Double(text).map { .number($0) }
  }

  private static func word(_ text: String) -> Meaning {
    switch text {
    case "workweek": .weekdays(0x1F)
    case "weekendDays": .weekdays(0x60)
    case "now": .time(.now)
    default: .name(text)
    }
  }

  private static func pair(_ text: String) -> Meaning? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = text[text.utf8.index(after: colon)...]
    switch String(text[..<colon]) {
    case "unit": return CalendarUnit(named: value).map { .unit($0) }
    case "this": return CalendarUnit(named: value).map { .time(.cycle($0, 0)) }
    case "next": return CalendarUnit(named: value).map { .time(.cycle($0, 1)) }
    case "last": return CalendarUnit(named: value).map { .time(.cycle($0, -1)) }
    case "part": return PartOfDay(rawValue: String(value)).map { .time(.dayPart($0)) }
    case "clock":
      let numbers = value.split(separator: ":").compactMap { Int($0) }
      guard numbers.count == 2 else { return nil }
      return .time(.clock(Clock(hour: numbers[0], minute: numbers[1], half: .exact, unit: .hour)))
    default: return nil
    }
  }

  /// As a whole number; nil for what is none or is out of reach.
  var whole: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value) where value == value.rounded() && abs(value) < 1e9: Int(value)
    default: nil
    }
  }

  var amount: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
