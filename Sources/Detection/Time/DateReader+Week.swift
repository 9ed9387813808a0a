import CivilTime

extension DateReader {
  /// "Friday", "Saturday 12 June", "Sunday-Monday", "Friday next week".
  func weekday(_ index: Int) -> DateReading? {
    let lexeme = text[index].lexeme
    var next = index + 1
    if text[next].isMark("."), text.isGlued(next), text[index].count <= 4, text[next + 1].kind == .number { next += 1 }
    if text[next].isMark(",") || text[next].isMark("(") { next += 1 }
    if text.role(next) == .the, let reading = dayMonth(next + 1) { return reading }
    if text[next].kind == .number, let reading = numericOrNamed(next) { return reading }
    if text[next].kind == .word, text[next].lexeme.month > 0, let reading = monthDay(next) { return reading }
    guard !lexeme.isAmbiguous || isWeekdayMeant(index) else { return nil }
    var reading = DateReading(end: index + 1, start: after(today, weekday: Int(lexeme.weekday)))
    reading.needsTime = lexeme.isAmbiguous && !isWeekdayPlain(index)
    if text[index + 1].isMark("-") || text[index + 1].isMark("/") || text.role(index + 1) == .to,
      text[index + 2].kind == .word, text[index + 2].lexeme.weekday > 0, text.endsFreely(index + 3)
    {
      let last = after(reading.start, weekday: Int(text[index + 2].lexeme.weekday))
      if text[index + 1].isMark("/") {
        reading.candidates = [last]
        reading.confidence = 0.6
      } else {
        reading.endDate = last.adding(days: 1)
      }
      reading.end = index + 3
      reading.needsTime = false
    } else if text.role(index + 1) == .next, text[index + 2].lexeme.unit == .week {
      reading.start = monday(of: today).adding(days: 6 + Int(lexeme.weekday))
      reading.end = index + 3
      reading.needsTime = false
    }
    return reading
  }

  /// "this Friday", "next Friday", "last Friday", "next week", "this weekend", "this evening".
  func modified(_ index: Int) -> DateReading? {
    let role = text.role(index)
    var next = index + 1
    if text.isWord(next, "coming") { next += 1 }
    let token = text[next]
    guard token.kind == .word, text.endsFreely(next + 1) else { return nil }
    let lexeme = token.lexeme
    if lexeme.weekday > 0 { return modifiedWeekday(role, Int(lexeme.weekday), end: next + 1) }
    if lexeme.role == .weekend {
      let saturday = monday(of: today).adding(days: 5 + (role == .next ? 7 : role == .last ? -7 : 0))
      return DateReading(
        end: next + 1, start: max(saturday, role == .this ? today : saturday), endDate: saturday.adding(days: 2),
        confidence: 0.8)
    }
    if lexeme.dayPart != .none {
      guard role != .next else { return nil }
      return DateReading(
        end: next + 1, start: role == .last ? today.adding(days: -1) : today, dayPart: lexeme.dayPart)
    }
    let step = role == .next ? 1 : role == .last ? -1 : 0
    switch lexeme.unit {
    case .week:
      let start = monday(of: today).adding(days: step * 7)
      if text[next + 1].kind == .word, text[next + 1].lexeme.weekday > 0, text.endsFreely(next + 2) {
        return DateReading(end: next + 2, start: start.adding(days: Int(text[next + 1].lexeme.weekday) - 1))
      }
      return DateReading(
        end: next + 1, start: start, endDate: start.adding(days: 7), grain: .week, confidence: 0.6)
    case .month:
      guard let first = CivilDate(year: today.year, month: today.month, day: 1) else { return nil }
      return DateReading(end: next + 1, start: first.adding(months: step), grain: .month, confidence: 0.6)
    case .year:
      guard let first = CivilDate(year: today.year + step, month: 1, day: 1) else { return nil }
      return DateReading(end: next + 1, start: first, grain: .year, confidence: 0.6)
    default: return nil
    }
  }

  private func modifiedWeekday(_ role: Role, _ weekday: Int, end: Int) -> DateReading? {
    let coming = after(today, weekday: weekday)
    switch role {
    case .next:
      let following = monday(of: today).adding(days: 6 + weekday)
      return DateReading(
        end: end, start: following, candidates: following == coming ? [] : [coming],
        confidence: following == coming ? 0.9 : 0.6)
    case .last:
      return DateReading(end: end, start: after(today.adding(days: -8), weekday: weekday), confidence: 0.8)
    default:
      return DateReading(end: end, start: today.weekday == weekday ? today : coming)
    }
  }

  private func numericOrNamed(_ index: Int) -> DateReading? {
    guard !text.isGlued(index) || text[index - 1].kind == .mark else { return nil }
    return dayMonth(index) ?? numeric(index)
  }

  /// Whether "sat", "sun", "mon", "wed" or "thu" can be a day here.
  private func isWeekdayMeant(_ index: Int) -> Bool {
    switch text.role(index - 1) {
    case .the, .pronoun, .a, .of: return false
    default: return true
    }
  }

  /// Whether such a word is one even without a time beside it.
  private func isWeekdayPlain(_ index: Int) -> Bool {
    if text[index].isCapitalised, !text[index].isUppercase, !text[index - 1].isOver, text[index - 1].kind == .word {
      return true
    }
    switch text.role(index - 1) {
    case .on, .near, .to, .from, .every, .this, .next, .last, .and: return true
    default: break
    }
    let isEndNext = text[index + 1].isOver || text[index + 1].isMark("?") || text.role(index + 1) == .function
    return isEndNext && text[index].count <= 3
  }

  /// The first day after the given one that is that weekday.
  private func after(_ date: CivilDate, weekday: Int) -> CivilDate {
    date.adding(days: (weekday - date.weekday + 6) % 7 + 1)
  }

  private func monday(of date: CivilDate) -> CivilDate { date.adding(days: 1 - date.weekday) }
}
