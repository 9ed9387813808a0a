import CivilTime

/// Reads days: absolute ("5 March 2026", "3/14"), relative ("tomorrow", "next Friday", "in two weeks").
///
/// Where a year is missing, the next such day is meant, today included. A weekday is the next one after today; with
/// "next" it is that of the following week, weeks beginning on Monday.
struct DateReader {
  let text: TokenizedText
  let context: DetectionContext

  var today: CivilDate { context.reference.date }

  func read(_ index: Int) -> DateReading? {
    let token = text[index]
    let reading: DateReading?
    switch token.kind {
    case .number: reading = numeric(index) ?? dayMonth(index) ?? dateFromNow(index) ?? relative(index)
    case .word where text.startsFreely(index):
      let lexeme = token.lexeme
      if lexeme.month > 0 {
        reading = monthDay(index)
      } else if lexeme.weekday > 0 {
        reading = weekday(index)
      } else if lexeme.day != .none {
        reading = relative(index)
      } else {
        switch lexeme.role {
        case .the: reading = ordinalDay(index)
        case .this, .next, .last: reading = modified(index)
        case .inside: reading = dateFromNow(index) ?? monthAlone(index)
        default: reading = lexeme.number > 0 ? dateFromNow(index) : nil
        }
      }
    default: return nil
    }
    guard let reading, text.endsFreely(reading.end) else { return nil }
    return withDayPart(reading)
  }

  /// Today, tonight, tomorrow, yesterday, and the spellings that begin with a digit ("2moro").
  private func relative(_ index: Int) -> DateReading? {
    var end = index + 1
    var day = text[index].lexeme.day
    if text[index].kind == .number {
      // The tokenizer parts "2" from "moro".
      guard text.startsFreely(index), text.isGlued(index + 1), text[index + 1].kind == .word,
        let key = WordKey(text.bytes[Int(text[index].start)..<Int(text[index + 1].stop)])
      else { return nil }
      day = text.lexicon.lexeme(of: key).day
      end = index + 2
    }
    switch day {
    case .none: return nil
    case .today: return DateReading(end: end, start: today)
    case .tonight: return DateReading(end: end, start: today, dayPart: .night)
    case .yesterday: return DateReading(end: end, start: today.adding(days: -1))
    case .tomorrow:
      // "the day after tomorrow" is a day later.
      let isAfter = text.isWord(index - 1, "after") && text[index - 2].lexeme.unit == .day
      return DateReading(end: end, start: today.adding(days: isAfter ? 2 : 1))
    }
  }

  /// "in two weeks", "3 days from now", "a week later", "2 days ago": nil for lengths that name a time of day.
  private func dateFromNow(_ index: Int) -> DateReading? {
    let isInside = text.role(index) == .inside
    let durations = DurationReader(text: text)
    guard let duration = durations.read(isInside ? index + 1 : index), duration.isWholeDays else { return nil }
    var end = duration.end
    var sign = 1
    if text.role(end) == .ago {
      sign = -1
      end += 1
    } else if text.role(end) == .from, text.isWord(end + 1, "now") || text[end + 1].lexeme.day == .today {
      end += 2
    } else if text.isWord(end, "time"), isInside {
      end += 1
    } else if !isInside {
      return nil
    }
    let start: CivilDate
    switch duration.unit {
    case .month where duration.count > 0: start = today.adding(months: sign * duration.count)
    case .year where duration.count > 0: start = today.adding(months: sign * duration.count * 12)
    default: start = today.adding(days: sign * (duration.seconds / 86_400))
    }
    return DateReading(end: end, start: start, confidence: 0.8)
  }

  /// "morning", "in the evening" and the like behind a day.
  private func withDayPart(_ reading: DateReading) -> DateReading {
    var reading = reading
    guard reading.endDate == nil, reading.time == nil, reading.grain == .day else { return reading }
    var index = reading.end
    if text.role(index) == .inside || text.role(index) == .at { index += 1 }
    if text.role(index) == .the { index += 1 }
    let token = text[index]
    if token.kind == .word, token.lexeme.dayPart != .none, index == reading.end || index > reading.end + 1,
      text.endsFreely(index + 1)
    {
      reading.dayPart = token.lexeme.dayPart
      reading.end = index + 1
      reading.needsTime = false
    }
    return reading
  }
}
