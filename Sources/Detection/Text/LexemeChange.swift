/// One field of a word with its value.
enum LexemeChange {
  case month(UInt8)
  case weekday(UInt8)
  case number(UInt8)
  case unit(DurationUnit)
  case dayPart(DayPart)
  case day(RelativeDay)
  case sense(DayPart)
  case role(Role)
  case ambiguous

  /// By the field's name in a language's files and what the word means; nil where there is no such field or value.
  init?(_ field: String, _ meaning: Meaning) {
    let name = if case .name(let name) = meaning { name } else { "" }
    let number = (meaning.whole ?? Int(name)).flatMap { UInt8(exactly: $0) }
    let found: LexemeChange? =
      switch field {
      case "month": number.map { .month($0) }
      case "weekday": number.map { .weekday($0) }
      case "number": number.map { .number($0) }
      case "unit": DurationUnit(meaning).map { .unit($0) }
      case "day-part": DayPart(named: name).map { .dayPart($0) }
      case "day": RelativeDay(named: name).map { .day($0) }
      case "sense": (name == "workday" ? .afternoon : DayPart(named: name)).map { .sense($0) }
      case "role": Role(rawValue: name).map { .role($0) }
      case "weak": .ambiguous
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  func apply(to lexeme: inout Lexeme) {
    switch self {
    case .month(let month): lexeme.month = month
    case .weekday(let weekday): lexeme.weekday = weekday
    case .number(let number): lexeme.number = number
    case .unit(let unit): lexeme.unit = unit
    case .dayPart(let part): lexeme.dayPart = part
    case .day(let day): lexeme.day = day
    case .sense(let part): lexeme.sense = part
    case .role(let role): lexeme.role = role
    case .ambiguous: lexeme.isAmbiguous = true
    }
  }
}

extension DurationUnit {
  fileprivate init?(_ meaning: Meaning) {
    switch meaning {
    case .unit(.second): self = .second
    case .unit(.minute): self = .minute
    case .unit(.hour): self = .hour
    case .unit(.day): self = .day
    case .unit(.week): self = .week
    case .unit(.month): self = .month
    case .unit(.year): self = .year
    case .name("fortnight"): self = .fortnight
    default: return nil
    }
  }
}

extension DayPart {
  fileprivate init?(named name: String) {
    switch name {
    case "morning": self = .morning
    case "afternoon": self = .afternoon
    case "evening": self = .evening
    case "night": self = .night
    default: return nil
    }
  }
}

extension RelativeDay {
  fileprivate init?(named name: String) {
    switch name {
    case "today": self = .today
    case "tonight": self = .tonight
    case "tomorrow": self = .tomorrow
    case "yesterday": self = .yesterday
    default: return nil
    }
  }
}
