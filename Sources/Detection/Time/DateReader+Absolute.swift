import CivilTime

extension DateReader {
  /// "March 5", "March 5th, 2026", "March 5-7", "March 2026".
  func monthDay(_ index: Int) -> DateReading? {
    let name = text[index].lexeme
    let month = Int(name.month)
    var next = index + 1
    if text[next].isMark("."), text.isGlued(next) { next += 1 }
    if text.role(next) == .the { next += 1 }
    if let year = text.digits(next, 4...4), (1900...2200).contains(year), text.endsFreely(next + 1) {
      guard !name.isAmbiguous || text[index].isCapitalised, let start = CivilDate(year: year, month: month, day: 1)
      else { return nil }
      return DateReading(end: next + 1, start: start, grain: .month, confidence: 0.8)
    }
    guard let day = text.digits(next, 1...2), !text.isGlued(next) || text[index].count > 2 else { return nil }
    var end = next + 1
    let hasEnding = text.isOrdinalEnding(end)
    if hasEnding { end += 1 }
    var lastDay: Int?
    if text[end].isMark("-") || text.role(end) == .to, let last = text.digits(end + 1, 1...2), last > day,
      text.endsFreely(text.isOrdinalEnding(end + 2) ? end + 3 : end + 2), text.role(end + 2) != .pm,
      text.role(end + 2) != .am
    {
      lastDay = last
      end = text.isOrdinalEnding(end + 2) ? end + 3 : end + 2
    }
    // "may 5 people come" and "march 10 miles" are no dates.
    guard !name.isAmbiguous || hasEnding || text.followsCleanly(end) || text[end].isMark(",") else { return nil }
    let year = self.year(at: end)
    guard year != nil || text.endsFreely(end) else { return nil }
    return namedDay(day, month: month, year: year?.value, lastDay: lastDay, end: year?.end ?? end)
  }

  /// "5 March", "5th of March 2026", "5-7 March", "5july".
  func dayMonth(_ index: Int) -> DateReading? {
    guard text.startsFreely(index), let day = text.digits(index, 1...2) else { return nil }
    var next = index + 1
    if text.isOrdinalEnding(next) { next += 1 }
    var lastDay: Int?
    if text[next].isMark("-") || text.role(next) == .to, let last = text.digits(next + 1, 1...2), last > day {
      lastDay = last
      next += text.isOrdinalEnding(next + 2) ? 3 : 2
    }
    if text.role(next) == .of { next += 1 }
    if lastDay == nil, next > index + 1, let reading = dayOfMonthBeside(day, next) { return reading }
    if text[next].isMark("-") || text[next].isMark("/"), text.isGlued(next) { next += 1 }
    let name = text[next]
    guard name.kind == .word, name.lexeme.month > 0, !(name.lexeme.isAmbiguous && text.role(next + 1) == .pronoun)
    else { return nil }
    var end = next + 1
    if text[end].isMark("."), text.isGlued(end), name.count <= 4 { end += 1 }
    let year = self.year(
      at: (text[end].isMark("-") || text[end].isMark("/")) && text.isGlued(end) && text.isGlued(end + 1) ? end + 1 : end
    )
    guard year != nil || text.endsFreely(end) else { return nil }
    return namedDay(day, month: Int(name.lexeme.month), year: year?.value, lastDay: lastDay, end: year?.end ?? end)
  }

  /// "2026-03-05", "2026-03-05T12:30Z", "3/14/2026", "14.3.2026", and "3/14" where a word says that it is a day.
  func numeric(_ index: Int) -> DateReading? {
    guard text.startsFreely(index) else { return nil }
    if let year = text.digits(index, 4...4), text[index + 1].isMark("-") || text[index + 1].isMark("/"),
      text[index + 3].mark == text[index + 1].mark, let month = text.digits(index + 2, 1...2),
      let day = text.digits(index + 4, 1...2), areGlued(index + 1...index + 4),
      let date = CivilDate(year: year, month: month, day: day)
    {
      return timestamp(date, end: index + 5)
    }
    guard let first = text.digits(index, 1...2), let second = text.digits(index + 2, 1...2),
      areGlued(index + 1...index + 2)
    else { return nil }
    let isSlash = text[index + 1].isMark("/")
    guard isSlash || text[index + 1].isMark(".") || text[index + 1].isMark("-") else { return nil }
    var end = index + 3
    var year: Int?
    if text[end].kind == .mark, text[end].mark == text[index + 1].mark, areGlued(end...end + 1) {
      guard let number = text.digits(end + 1, 2...4), text[end + 1].count != 3, isSlash || text[end + 1].count == 4
      else { return nil }
      year = number < 100 ? 2000 + number : number
      end += 2
    } else {
      guard isSlash, (isDayExpected(before: index) && text.followsCleanly(end)) || isClock(behind: end) else {
        return nil
      }
    }
    let isMonthFirst = context.isMonthFirst && isSlash
    let readings = [
      namedDay(isMonthFirst ? second : first, month: isMonthFirst ? first : second, year: year, lastDay: nil, end: end),
      isSlash
        ? namedDay(
          isMonthFirst ? first : second, month: isMonthFirst ? second : first, year: year, lastDay: nil, end: end)
        : nil,
    ].compactMap { $0 }
    guard var reading = readings.first else { return nil }
    if readings.count == 2, readings[1].start != reading.start {
      reading.candidates = [readings[1].start]
      reading.confidence = 0.7
    }
    return reading
  }

  /// "the 3rd", where what stands around it shows that no thing is counted.
  func ordinalDay(_ index: Int) -> DateReading? {
    guard let day = text.digits(index + 1, 1...2), text.isOrdinalEnding(index + 2) else { return nil }
    let isFor = text.isWord(index - 1, "for")
    if text.role(index + 3) == .of || text[index + 3].lexeme.month > 0, let reading = dayMonth(index + 1) {
      return reading
    }
    let before = text.role(index - 1)
    guard isFor || before == .on || before == .near || before == .to || before == .from || before == .toBe,
      text.followsCleanly(index + 3) || text[index + 3].lexeme.weekday > 0
    else { return nil }
    for months in 0...12 {
      let month = (CivilDate(year: today.year, month: today.month, day: 1) ?? today).adding(months: months)
      if let date = CivilDate(year: month.year, month: month.month, day: day), date >= today {
        return DateReading(end: index + 3, start: date, confidence: 0.8)
      }
    }
    return nil
  }

  /// "the 5th of this month", "of next month".
  private func dayOfMonthBeside(_ day: Int, _ index: Int) -> DateReading? {
    let role = text.role(index)
    guard role == .this || role == .next || role == .the, text[index + 1].lexeme.unit == .month,
      text.endsFreely(index + 2), text.isWord(index - 1, "of"),
      let first = CivilDate(year: today.year, month: today.month, day: 1)?.adding(months: role == .next ? 1 : 0),
      let start = CivilDate(year: first.year, month: first.month, day: day)
    else { return nil }
    return DateReading(end: index + 2, start: start)
  }

  /// "in March": the next March.
  func monthAlone(_ index: Int) -> DateReading? {
    let name = text[index + 1]
    guard name.kind == .word, name.lexeme.month > 0, !name.lexeme.isAmbiguous || name.isCapitalised,
      text.followsCleanly(index + 2) || text.digits(index + 2, 4...4) != nil
    else { return nil }
    if let reading = monthDay(index + 1) { return reading }
    let year = Int(name.lexeme.month) >= today.month ? today.year : today.year + 1
    guard let start = CivilDate(year: year, month: Int(name.lexeme.month), day: 1) else { return nil }
    return DateReading(end: index + 2, start: start, grain: .month, confidence: 0.6)
  }

  private func areGlued(_ range: ClosedRange<Int>) -> Bool { range.allSatisfy(text.isGlued) }

  /// Whether a time of day stands behind, so that two numbers with a slash are a day: "3/13 at 7pm", "3/13, noon".
  private func isClock(behind end: Int) -> Bool {
    var next = end
    if text[next].isMark(",") { next += 1 }
    let isCued = text.role(next) == .at
    if isCued { next += 1 }
    guard let clock = ClockReader(text: text).read(next) else { return false }
    return isCued || !clock.isBare
  }

  private func isDayExpected(before index: Int) -> Bool {
    var before = index - 1
    if text[before].isMark(",") || text[before].isMark(".") { before -= 1 }
    let token = text[before]
    guard token.kind == .word else { return false }
    switch token.lexeme.role {
    case .on, .near, .to, .from, .toBe: return true
    default: return token.lexeme.weekday > 0
    }
  }

  private func year(at index: Int) -> (value: Int, end: Int)? {
    let position = text[index].isMark(",") ? index + 1 : index
    guard text.endsFreely(position + 1) else { return nil }
    if let year = text.digits(position, 4...4), (1900...2200).contains(year) { return (year, position + 1) }
    // Of two digits only what is no day and no hour can be a year.
    if let year = text.digits(position, 2...2), year >= 60 { return (1900 + year, position + 1) }
    return nil
  }

  /// The day of the month; the next one, today included, where the year is missing. Nil where no calendar has it.
  private func namedDay(_ day: Int, month: Int, year: Int?, lastDay: Int?, end: Int) -> DateReading? {
    let years = year.map { $0...$0 } ?? today.year...today.year + 8
    for year in years {
      guard let start = CivilDate(year: year, month: month, day: day), years.count == 1 || start >= today
      else { continue }
      var reading = DateReading(end: end, start: start, confidence: years.count == 1 ? 0.95 : 0.9)
      if let lastDay {
        guard let last = CivilDate(year: year, month: month, day: lastDay) else { return nil }
        reading.endDate = last.adding(days: 1)
      }
      return reading
    }
    return nil
  }

  private func timestamp(_ date: CivilDate, end: Int) -> DateReading? {
    var reading = DateReading(end: end, start: date, confidence: 0.97)
    // "T12" is a letter with a number glued to it.
    guard text.isGlued(end), text.isWord(end, "t"), let hour = text.digits(end + 1, 2...2), text[end + 2].isMark(":"),
      let minute = text.digits(end + 3, 2...2), areGlued(end + 1...end + 3)
    else { return reading }
    var second = 0
    reading.end = end + 4
    if text[reading.end].isMark(":"), let value = text.digits(reading.end + 1, 2...2),
      areGlued(reading.end...reading.end + 1)
    {
      second = value
      reading.end += 2
    }
    guard let time = ClockTime(hour: hour, minute: minute, second: second) else { return nil }
    reading.time = time
    if text.isGlued(reading.end), text.isWord(reading.end, "z") {
      reading.end += 1
      reading.timeZone = "UTC"
    }
    return reading
  }
}
