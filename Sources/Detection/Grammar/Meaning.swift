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
