/// Reads lengths of time: "2 hours", "1h30", "half an hour", "two weeks", "an hour and 20 mins".
struct DurationReader {
  let text: TokenizedText

  struct Reading {
    var end: Int
    var seconds: Int
    /// The number of its unit, where it is one number of one unit.
    var count: Int
    /// The largest unit that is named.
    var unit: DurationUnit
    /// Whether days are its smallest unit, so that no time of day follows from it.
    var isWholeDays: Bool
  }

  func read(_ start: Int) -> Reading? {
    guard text.startsFreely(start), var reading = part(start) else { return nil }
    // A second part is a smaller unit: "1 hour 30 mins", "1h30".
    var next = reading.end
    if text.role(next) == .and { next += 1 }
    if let more = part(next), more.unit.rawValue < reading.unit.rawValue {
      reading.seconds += more.seconds
      reading.end = more.end
      reading.count = 0
      reading.isWholeDays = reading.isWholeDays && more.isWholeDays
    } else if reading.unit == .hour, text.isGlued(reading.end), let minutes = text.digits(reading.end, 2...2),
      minutes < 60
    {
      reading.seconds += minutes * 60
      reading.end += 1
      reading.count = 0
      let letter = text[reading.end]
      if text.isGlued(reading.end), letter.kind == .word, text.isWord(reading.end, "m") || letter.lexeme.unit == .minute
      {
        reading.end += 1
      }
    }
    guard text.endsFreely(reading.end) else { return nil }
    return reading
  }

  private func part(_ start: Int) -> Reading? {
    let first = text[start]
    if first.lexeme.role == .half, first.kind == .word {
      let article = text.role(start + 1) == .a ? start + 2 : start + 1
      guard let unit = unit(article), unit == .hour || unit == .day || unit == .year else { return nil }
      return Reading(end: article + 1, seconds: seconds(unit) / 2, count: 0, unit: unit, isWholeDays: false)
    }
    guard var number = text.number(start, digits: 4) else { return nil }
    var index = start + 1
    if first.lexeme.role == .a {
      if text.role(index) == .half { return nil }
      if text.isWord(index, "couple") {
        number = 2
        index += text.role(index + 1) == .of ? 2 : 1
      }
    }
    if text[index].isMark("-"), text.isGlued(index), text.isGlued(index + 1) { index += 1 }
    var halves = 0
    if first.kind == .number, text[index].isMark("."), text.isGlued(index), text.digits(index + 1, 1...1) == 5 {
      halves = 1
      index += 2
    } else if text.role(index) == .and, text.role(index + 1) == .a, text.role(index + 2) == .half {
      halves = 1
      index += 3
    }
    guard let unit = unit(index) else { return nil }
    let length = seconds(unit)
    return Reading(
      end: index + 1, seconds: number * length + halves * length / 2, count: halves == 0 ? number : 0, unit: unit,
      isWholeDays: unit.rawValue >= DurationUnit.day.rawValue && halves == 0)
  }

  private func unit(_ index: Int) -> DurationUnit? {
    let token = text[index]
    guard token.kind == .word else { return nil }
    if token.lexeme.unit != .none { return token.lexeme.unit }
    guard text.isGlued(index), token.count == 1 else { return nil }
    if text.isWord(index, "h") { return .hour }
    return text.isWord(index, "m") && text[index - 1].kind == .number ? .minute : nil
  }

  private func seconds(_ unit: DurationUnit) -> Int {
    switch unit {
    case .none: 0
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 604_800
    case .fortnight: 1_209_600
    case .month: 2_592_000
    case .year: 31_536_000
    }
  }
}
