/// Actions of patterns that say how far a time reaches.
extension Interpreter {
  func extent(_ action: Action, _ first: Meaning, _ second: Meaning, _ third: Meaning) -> Meaning? {
    switch action {
    case .upcoming:
      guard let length = first.length(in: second) else { return nil }
      guard let count = length.count else { return .time(.stretch(length, 1)) }
      return .time(.either(.stretch(length, 1), .cycle(length.finest, count)))
    case .lasting:
      guard let start = first.time, case .length(let length) = second else { return nil }
      return .time(.lasting(start, length))
    case .first:
      guard let count = first.whole, case .unit(let unit) = second, let outer = third.time else { return nil }
      return .time(.first(count, unit, outer))
    case .around:
      guard case .unit(let unit) = first, let time = second.time else { return nil }
      return .time(.around(unit, time))
    case .following: return first.time.map { .time($0.unit > .day ? .following($0) : $0) }
    case .deadline:
      if let end = second.time { return .time(.either(.interval(.now, end), end)) }
      return first.time.map { .time(.either($0, .interval(.now, $0))) }
    case .era:
      guard let number = first.whole, case .unit(let unit) = second, (0...9_000).contains(number) else { return nil }
      if unit == .century {
        guard (1...90).contains(number) else { return nil }
        return .time(.within(.cycle(unit, 0), .calendar(CalendarFields(year: (number - 1) * 100 + 1))))
      }
      guard number % 10 == 0 else { return nil }
      // The decades that people speak of: the twenties may be the present ones, the thirties are those of last century.
      let year = number >= 100 ? number : number < 30 ? number + 2_000 : number + 1_900
      return .time(.within(.cycle(unit, 0), .calendar(CalendarFields(year: year))))
    default: return nil
    }
  }
}

extension TimeExpression {
  /// The time as those write it who name its zone: "8:00 GMT" stands in a schedule and is in the morning.
  var asScheduled: TimeExpression {
    switch self {
    case .clock(var clock):
      if clock.half == .open, clock.hour == 7 || clock.hour == 8 { clock.isCountedTo24 = true }
      return .clock(clock)
    case .within(.clock(let clock), let outer):
      return .within(TimeExpression.clock(clock).asScheduled, outer)
    default: return self
    }
  }
}

extension Meaning {
  /// The length that it is, or that it is a number of.
  func length(in unit: Meaning) -> CalendarLength? {
    if case .length(let length) = self { return length }
    guard case .unit(let unit) = unit else { return nil }
    return amount.flatMap { CalendarLength($0, unit) }
  }
}
