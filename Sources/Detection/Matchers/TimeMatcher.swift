import CivilTime

/// Finds days, times, both together, intervals of either, and lengths of time.
struct TimeMatcher {
  let text: TokenizedText
  let context: DetectionContext
  private let dates: DateReader
  private let clocks: ClockReader
  private let resolver: ClockResolver

  init(text: TokenizedText, context: DetectionContext) {
    self.text = text
    self.context = context
    dates = DateReader(text: text, context: context)
    clocks = ClockReader(text: text)
    resolver = ClockResolver(text: text, reference: context.reference)
  }

  /// How many tokens are read between two looks whether the work is still wanted.
  private static let tokensBetweenLooks = 1_024

  func matches(isCancelled: () -> Bool = { false }) -> [Match] {
    var matches: [Match] = []
    var index = 0
    var nextLook = Self.tokensBetweenLooks
    while index < text.count {
      if index >= nextLook {
        guard !isCancelled() else { return matches }
        nextLook = index + Self.tokensBetweenLooks
      }
      if let match = match(at: index) {
        matches.append(match)
        index = max(match.tokens.upperBound, index + 1)
      } else {
        index += 1
      }
    }
    return matches
  }

  private func match(at index: Int) -> Match? {
    let token = text[index]
    guard token.kind == .number || (token.kind == .word && token.lexeme != Lexeme()) else { return nil }
    if let date = dates.read(index).map(withEnd) {
      if let match = dateThenTime(date, index) { return match }
      if !date.needsTime { return dateAlone(date, index) }
    }
    return timeThenDate(index) ?? fromNow(index) ?? besideDate(index) ?? duration(index)
  }

  /// "March 28 - April 2", "from the 3rd to the 8th".
  private func withEnd(_ date: DateReading) -> DateReading {
    guard date.endDate == nil, date.grain == .day, date.time == nil, date.dayPart == .none,
      text[date.end].isMark("-") || text.role(date.end) == .to,
      let last = dates.read(date.end + 1), last.endDate == nil, last.grain == .day, last.time == nil,
      last.dayPart == .none, last.start > date.start
    else { return date }
    var whole = date
    whole.end = last.end
    whole.endDate = last.start.adding(days: 1)
    whole.candidates = []
    whole.needsTime = false
    return whole
  }

  /// "two days after next Friday", "a week before March 5".
  private func besideDate(_ index: Int) -> Match? {
    guard let duration = DurationReader(text: text).read(index), duration.isWholeDays else { return nil }
    let isAfter = text.isWord(duration.end, "after") || text.isWord(duration.end, "from")
    guard isAfter || text.isWord(duration.end, "before"), let date = dates.read(duration.end + 1), date.grain == .day,
      date.endDate == nil, date.time == nil
    else { return nil }
    var moved = date
    let sign = isAfter ? 1 : -1
    moved.start =
      duration.unit == .month && duration.count > 0
      ? date.start.adding(months: sign * duration.count) : date.start.adding(days: sign * (duration.seconds / 86_400))
    moved.candidates = []
    return dateAlone(moved, index)
  }

  // MARK: A day first

  private func dateThenTime(_ date: DateReading, _ index: Int) -> Match? {
    if let time = date.time {
      let start = TimePoint(date: date.start, time: time)
      return match(
        .dateTime, index..<date.end, TimeValue(start: start, grain: .minute, timeZone: date.timeZone), confidence: 0.97)
    }
    guard date.endDate == nil, date.grain == .day else { return nil }
    var next = date.end
    let isComma = text[next].isMark(",")
    if isComma || text[next].isMark(":") || text[next].isMark(")") || text[next].isMark("-")
      || text[next].isMark("(")
    {
      next += 1
    }
    var isCued = false
    while isConnective(next), next < date.end + 4 {
      isCued = true
      next += 1
    }
    // "Friday, 12 people come" is no time: a bare hour must be followed by nothing that it could count.
    guard let span = span(next, isCued: isCued, isBesideDate: next == date.end || isComma) else { return nil }
    return combined(date, span, index..<span.end, clockIndex: next)
  }

  private func dateAlone(_ date: DateReading, _ index: Int) -> Match? {
    let type: DetectionType = date.endDate == nil ? .date : .dateInterval
    let value = TimeValue(
      start: TimePoint(date: date.start), end: date.endDate.map { TimePoint(date: $0) }, grain: date.grain)
    let others = date.candidates.map { TimeValue(start: TimePoint(date: $0), grain: date.grain) }
    return match(type, index..<date.end, value, others: others, confidence: date.confidence)
  }

  // MARK: A time first

  private func timeThenDate(_ index: Int) -> Match? {
    let behindHour = dayPart(index + 1).end > index + 1
    guard let span = span(index, isCued: behindHour || isHourExpected(index), isBesideDate: false) else { return nil }
    let part = dayPart(span.end)
    var next = part.end
    if text[next].isMark(",") || text[next].isMark("(") { next += 1 }
    if text.role(next) == .on { next += 1 }
    if var date = dates.read(next), date.endDate == nil, date.grain == .day, date.time == nil {
      if part.part != .none { date.dayPart = part.part }
      if let match = combined(date, span, index..<date.end, clockIndex: index) { return match }
    }
    return timeAlone(span, part, index)
  }

  private func timeAlone(_ span: ClockSpan, _ part: (part: DayPart, end: Int), _ index: Int) -> Match? {
    guard let start = resolver.resolve(span.first, at: index, dayPart: part.part, isToday: true) else { return nil }
    let now = context.reference
    let isGone = start.time < now.time
    let day = isGone ? now.date.adding(days: 1) : now.date
    let last = endPoint(span, start: start.time, day: day)
    let value = TimeValue(
      start: TimePoint(date: day, time: start.time), end: last, grain: span.first.grain,
      timeZone: span.first.timeZone ?? span.last?.timeZone)
    let others = start.other.map { other in
      let date = other < now.time ? now.date.adding(days: 1) : now.date
      return [TimeValue(start: TimePoint(date: date, time: other), grain: span.first.grain)]
    }
    return match(
      last == nil ? .time : .dateInterval, index..<part.end, value, others: others ?? [],
      confidence: (start.other == nil ? 0.9 : 0.7) - (isGone ? 0.2 : 0))
  }

  /// "in the morning", "at night"; none with the same index where nothing of the kind follows.
  private func dayPart(_ index: Int) -> (part: DayPart, end: Int) {
    if text.role(index) == .inside, text.role(index + 1) == .the, text[index + 2].lexeme.dayPart != .none {
      return (text[index + 2].lexeme.dayPart, index + 3)
    }
    if text.role(index) == .at, text[index + 1].lexeme.dayPart == .night { return (.night, index + 2) }
    return (.none, index)
  }

  // MARK: Both

  private func combined(_ date: DateReading, _ span: ClockSpan, _ tokens: Range<Int>, clockIndex: Int) -> Match? {
    var tokens = tokens
    var dayPart = date.dayPart
    if dayPart == .none, tokens.upperBound == span.end {
      var next = span.end
      if text.role(next) == .inside, text.role(next + 1) == .the { next += 2 }
      let token = text[next]
      if token.kind == .word, token.lexeme.dayPart != .none, text.endsFreely(next + 1) {
        dayPart = token.lexeme.dayPart
        tokens = tokens.lowerBound..<next + 1
      } else if token.kind == .word, token.lexeme.day == .tonight {
        dayPart = .night
        tokens = tokens.lowerBound..<next + 1
      }
    }
    let isToday = date.start == context.reference.date
    guard let start = resolver.resolve(span.first, at: clockIndex, dayPart: dayPart, isToday: isToday) else {
      return nil
    }
    // "tonight at 1" is after midnight.
    let day =
      dayPart == .night && start.time.hour < 5 && span.first.half == .open ? date.start.adding(days: 1) : date.start
    let end = endPoint(span, start: start.time, day: day)
    let zone = span.first.timeZone ?? span.last?.timeZone
    let value = TimeValue(
      start: TimePoint(date: day, time: start.time), end: end, grain: span.first.grain, timeZone: zone)
    var others: [TimeValue] = []
    if let other = start.other {
      others.append(TimeValue(start: TimePoint(date: day, time: other), grain: span.first.grain, timeZone: zone))
    }
    for candidate in date.candidates {
      others.append(
        TimeValue(start: TimePoint(date: candidate, time: start.time), grain: span.first.grain, timeZone: zone))
    }
    return match(
      end == nil ? .dateTime : .dateInterval, tokens, value, others: others,
      confidence: min(date.confidence, start.other == nil ? 0.95 : 0.8))
  }

  private func endPoint(_ span: ClockSpan, start: ClockTime, day: CivilDate) -> TimePoint? {
    guard let last = span.last,
      let resolved = resolver.resolve(last, at: span.end, dayPart: .none, isToday: false)
    else { return nil }
    var time = resolved.time
    if last.half == .open, let other = resolved.other {
      // Of an end that is left open the nearer one behind the start is meant.
      let lengths = [time, other].map { ($0.secondsSinceMidnight - start.secondsSinceMidnight + 86_400) % 86_400 }
      if lengths[1] > 0, lengths[1] < lengths[0] { time = other }
    }
    return TimePoint(date: time <= start ? day.adding(days: 1) : day, time: time)
  }

  // MARK: From now

  /// "in 20 mins", "half an hour later", "2 hours ago".
  private func fromNow(_ index: Int) -> Match? {
    let isInside = text.role(index) == .inside || text.isWord(index, "after")
    guard let duration = DurationReader(text: text).read(isInside ? index + 1 : index), duration.seconds < 400_000_000
    else { return nil }
    var end = duration.end
    var sign = 1
    if text.role(end) == .ago {
      sign = -1
      end += 1
    } else if text.role(end) == .from, text.isWord(end + 1, "now") {
      end += 2
    } else if text.isWord(end, "time"), isInside {
      end += 1
    } else if !isInside || duration.isWholeDays {
      return nil
    }
    var moment = context.reference.adding(seconds: sign * duration.seconds)
    if duration.unit != .second, let whole = ClockTime(hour: moment.time.hour, minute: moment.time.minute) {
      moment.time = whole
    }
    let value = TimeValue(start: TimePoint(moment), grain: duration.unit == .second ? .second : .minute)
    return match(.dateTime, index..<end, value, confidence: 0.8)
  }

  private func duration(_ index: Int) -> Match? {
    guard text.role(index) != .a || text[index + 1].lexeme.unit == .hour,
      let duration = DurationReader(text: text).read(index), duration.unit != .second || text[index + 1].count > 3
    else { return nil }
    let detection = Detection(
      type: .duration, range: text.byteRange(index..<duration.end), value: .duration(seconds: duration.seconds),
      confidence: 0.8)
    return Match(tokens: index..<duration.end, detection: detection)
  }

  private func span(_ index: Int, isCued: Bool, isBesideDate: Bool) -> ClockSpan? {
    ClockSpan.read(text, clocks, index, isCued: isCued, isBesideDate: isBesideDate)
  }

  private func match(
    _ type: DetectionType, _ tokens: Range<Int>, _ value: TimeValue, others: [TimeValue] = [], confidence: Double
  ) -> Match {
    let detection = Detection(
      type: type, range: text.byteRange(tokens), value: .time(value), candidates: others.map { .time($0) },
      confidence: confidence)
    return Match(tokens: tokens, detection: detection)
  }

  private func isConnective(_ index: Int) -> Bool {
    if text[index].isMark("@") { return true }
    switch text.role(index) {
    case .at, .near, .from: return true
    default: return false
    }
  }

  /// Whether what stands in front says that a bare number is an hour.
  private func isHourExpected(_ index: Int) -> Bool {
    if text[index - 1].isMark("@") { return text.isGlued(index) || !text.isGlued(index - 1) }
    switch text.role(index - 1) {
    case .at, .from: return true
    case .near: return text.role(index - 2) == .at || text[index].lexeme.number == 0
    case .to: return text.isWord(index - 1, "till") || text.isWord(index - 1, "until") || text.isWord(index - 1, "til")
    default: return false
    }
  }
}
