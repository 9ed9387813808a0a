import CivilTime
import Foundation

/// Finds what the language's grammar knows: days, times, intervals, lengths, repetitions, money, measures, numbers.
struct GrammarMatcher {
  let text: TokenizedText
  let context: DetectionContext
  let language: Language

  /// How many tokens are read at once, and between two looks whether the work is still wanted.
  private static let stride = 512

  /// The matches in the order of the text, and apart from them plain numbers and ranks, which yield to every other kind.
  func matches(isCancelled: () -> Bool = { false }) -> (matches: [Match], numbers: [Match]) {
    var matches: [Match] = []
    var numbers: [Match] = []
    var index = 0
    while index < text.count, matches.count + numbers.count < Detector.maximumDetections {
      guard !isCancelled() else { return (matches, numbers) }
      let end = min(index + Self.stride, text.count)
      let chart = Chart(text, language: language, tokens: index..<min(end + Chart.maximumTokens, text.count))
      while index < end {
        var (match, next) = match(at: index, chart, behind: matches.last)
        if let listed = listed(at: index, behind: matches.last, chart), listed.tokens.upperBound >= next {
          (match, next) = (listed, listed.tokens.upperBound)
        }
        if let match {
          let isNumber = match.detection.type == .number || match.detection.type == .ordinal
          if isNumber { numbers.append(match) } else { matches.append(match) }
        }
        index = next
      }
    }
    return (matches, numbers)
  }

  /// What the found constituents at a token make, the longest and preferred one first.
  private func candidates(at index: Int, _ chart: Chart) -> [(constituent: Constituent, kind: OutputKind, rank: Int)] {
    var candidates: [(constituent: Constituent, kind: OutputKind, rank: Int)] = []
    for constituent in chart.constituents(at: index) {
      guard let rank = language.symbols.rank(of: constituent.symbol) else { continue }
      candidates.append((constituent, language.symbols.outputs[rank].kind, rank))
    }
    // Most tokens begin nothing.
    guard !candidates.isEmpty else { return [] }
    if candidates.count > 1 { candidates.sort { ($1.constituent.end, $0.rank) < ($0.constituent.end, $1.rank) } }
    let isListed = isListMark(index - 1)
    var free: [(constituent: Constituent, kind: OutputKind, rank: Int)] = []
    for candidate in candidates {
      let end = candidate.constituent.end
      let isNumberOfList = candidate.kind == .number && (isListed || isListMark(end))
      if isNumberOfList || (!isListed && text.endsFreely(end)) { free.append(candidate) }
    }
    return free
  }

  /// What begins at the token, and where to go on.
  private func match(at index: Int, _ chart: Chart, behind previous: Match?) -> (match: Match?, next: Int) {
    guard text.startsFreely(index) || isListMark(index - 1) else { return (nil, index + 1) }
    let candidates = candidates(at: index, chart)
    guard let first = candidates.first?.constituent else { return (nil, index + 1) }
    // "until March 5": what begins behind a preposition and reaches farther is what is meant.
    if text.isWord(index, language.symbols.lead, language) || text.isWord(index, language.symbols.inside, language),
      let next = self.candidates(at: index + 1, chart).first?.constituent, next.end > first.end
    {
      return (nil, index + 1)
    }
    // A time that does not exist names nothing, and neither does a piece of it.
    let day = chosenDay(at: index, behind: previous)
    guard let detection = detection(of: first, candidates[0].kind, from: index, day: day) else {
      return (nil, first.end)
    }
    return (Match(tokens: index..<first.end, detection: detection), first.end)
  }

  /// Whether the token is a comma in "4,8,15": between numbers that it cannot part into groups of three, with another
  /// such comma beside.
  private func isListMark(_ index: Int) -> Bool {
    guard language.conventions.groupMark == UInt8(ascii: ","), partsNumbers(index) else { return false }
    return partsNumbers(index - 2) || partsNumbers(index + 2)
  }

  private func partsNumbers(_ index: Int) -> Bool {
    text[index].isMark(",") && text.isGlued(index) && text.isGlued(index + 1) && text[index - 1].kind == .number
      && text[index + 1].kind == .number && text[index + 1].digits != 3
  }

  /// A time that only its place in a list shows to be one.
  private func listed(at index: Int, behind previous: Match?, _ chart: Chart) -> Match? {
    guard let symbol = language.symbols.listed, let previous, (1...2).contains(index - previous.tokens.upperBound),
      case .time(let first) = previous.detection.value, text.startsFreely(index),
      (previous.tokens.upperBound..<index).allSatisfy({
        text[$0].isMark(",") || text.isWord($0, language.symbols.joining, language)
      })
    else { return nil }
    for constituent in chart.constituents(at: index)
    where constituent.symbol == symbol && text.endsFreely(constituent.end) {
      let day = chosenDay(at: index, behind: previous)
      guard let detection = detection(of: constituent, .time, from: index, day: day),
        case .time(let value) = detection.value,
        value.grain == first.grain
      else { continue }
      return Match(tokens: index..<constituent.end, detection: detection)
    }
    return nil
  }

  /// The day in front of a word that joins it to the token: "the 3rd or the 4th" are days of one month, "tomorrow at 9am
  /// or 1pm" times of one day.
  private func chosenDay(at index: Int, behind previous: Match?) -> TimePoint? {
    guard let previous, (1...2).contains(index - previous.tokens.upperBound),
      text.joins(previous.tokens.upperBound, language), case .time(let value) = previous.detection.value,
      previous.detection.type == .dateTime || (previous.detection.type == .date && value.grain == .day)
    else { return nil }
    return value.start
  }

  private func detection(
    of constituent: Constituent, _ kind: OutputKind, from index: Int, day: TimePoint? = nil
  ) -> Detection? {
    let end = constituent.end
    switch (kind, constituent.meaning) {
    case (.time, .time(let expression)):
      return timeDetection(expression, behind: day, expression.keepsItsLead ? index..<end : trimmed(index, end)..<end)
    case (.recurrence, .time(let expression)): return timeDetection(expression, trimmed(index, end)..<end)
    case (.recurrence, .repetition(let repetition)):
      return timeDetection(.repeated(repetition, nil), trimmed(index, end)..<end)
    // "a quarter" is no length.
    case (.duration, .length(let length)) where length.coarsest == .quarter && length.count == 1: return nil
    case (.duration, .length(let length)):
      return Detection(
        type: .duration, range: text.byteRange(index..<end), value: .duration(seconds: length.totalSeconds),
        confidence: 0.8)
    case (.money, .quantity(let quantity)):
      let code = SharedCurrencySigns.code(quantity.unit, region: context.effectiveRegion)
      return Detection(
        type: .moneyAmount, range: text.byteRange(index..<end),
        value: .moneyAmount(MoneyAmount(amount: quantity.amount, currency: code, upTo: quantity.upTo)), confidence: 0.9)
    case (.measurement, .quantity(let quantity)):
      let measurement = Measurement(
        amount: quantity.amount, unit: UnitTable.name(quantity.unit), upTo: quantity.upTo,
        conversions: UnitTable.conversions(of: quantity.amount, quantity.unit))
      return Detection(
        type: .measurement, range: text.byteRange(index..<end), value: .measurement(measurement), confidence: 0.8)
    case (.timeZone, .name(let zone)):
      let name = ZoneName.named(zone, region: context.effectiveRegion)
      let moment = Date(timeIntervalSince1970: Double(context.reference.secondsSinceEpoch))
      guard let offset = ZoneName.offset(of: name ?? zone, at: moment) else { return nil }
      return Detection(
        type: .timeZone, range: text.byteRange(trimmed(index, end)..<end),
        value: .timeZone(offset: offset, name: name), confidence: 0.85)
    case (.number, _):
      guard let amount = constituent.meaning.amount, amount.isFinite else { return nil }
      return Detection(
        type: .number, range: text.byteRange(index..<end), value: .number(amount), confidence: 0.5)
    case (.ordinal, _):
      guard let rank = constituent.meaning.whole else { return nil }
      return Detection(
        type: .ordinal, range: text.byteRange(index..<end), value: .ordinal(rank), confidence: 0.5)
    default: return nil
    }
  }

  /// Whether something that is found begins at the start and ends behind the end.
  private func reaches(beyond end: Int, from start: Int, _ chart: Chart) -> Bool {
    chart.constituents(at: start).contains { constituent in
      constituent.end > end && text.endsFreely(constituent.end)
        && language.symbols.outputs.contains { $0.symbol == constituent.symbol && $0.kind == .time }
    }
  }

  /// Prepositions in front are no part of a time.
  private func trimmed(_ index: Int, _ end: Int) -> Int {
    var start = index
    while start < end - 1, text.isWord(start, language.symbols.lead, language) || text[start].isMark("@") { start += 1 }
    return start
  }

  /// The stop behind a word of three letters and more ends the sentence.
  private func withoutStop(_ tokens: Range<Int>) -> Range<Int> {
    let last = tokens.upperBound - 1
    guard last > tokens.lowerBound, text[last].isMark("."), text[last - 1].kind == .word, text[last - 1].count > 2
    else { return tokens }
    return tokens.lowerBound..<last
  }

  private func timeDetection(
    _ expression: TimeExpression, behind day: TimePoint? = nil, _ tokens: Range<Int>
  ) -> Detection? {
    let tokens = withoutStop(tokens)
    var (expression, reference) = (expression, context.reference)
    if let day {
      let date = day.date
      if expression.isDayOfMonth { reference = CivilDateTime(date: date, time: .midnight) }
      if expression.isTimeOfDay, day.time != nil {
        expression = .within(expression, .calendar(CalendarFields(year: date.year, month: date.month, day: date.day)))
      }
    }
    let resolver = TimeResolver(
      reference: reference, conventions: language.conventions,
      isMonthFirst: context.isMonthFirst(language.conventions), region: context.effectiveRegion,
      sense: sense(around: tokens.lowerBound))
    let periods = resolver.periods(expression)
    guard let first = periods.first else { return nil }
    let values = periods.map { value($0) }
    return Detection(
      type: type(of: expression, first), range: text.byteRange(tokens), value: .time(values[0]),
      candidates: values.dropFirst().map { .time($0) },
      confidence: confidence(expression, first, isOpen: values.count > 1))
  }

  private func type(of expression: TimeExpression, _ period: Period) -> DetectionType {
    if period.rule != nil { return .recurrence }
    if period.isInterval { return .dateInterval }
    if expression.isTimeOfDay { return .time }
    return period.isTimed ? .dateTime : .date
  }

  private func confidence(_ expression: TimeExpression, _ period: Period, isOpen: Bool) -> Double {
    if expression.isTimeOfDay {
      let isGone = period.start.date != context.reference.date
      return (isOpen ? 0.7 : 0.9) - (isGone ? 0.2 : 0)
    }
    if period.isTimed { return isOpen ? 0.8 : 0.95 }
    return isOpen ? 0.75 : 0.9
  }

  private func value(_ period: Period) -> TimeValue {
    func point(_ moment: CivilDateTime) -> TimePoint {
      period.isTimed ? TimePoint(moment) : TimePoint(date: moment.date)
    }
    return TimeValue(
      start: point(period.start), end: period.isInterval && period.end > period.start ? point(period.end) : nil,
      grain: period.unit.grain, timeZone: period.zone, recurrenceRule: period.rule, isPartOfDay: period.unit == .dayPart
    )
  }

  /// The sense of the nearest word that has one, within sixteen tokens on either side.
  private func sense(around index: Int) -> DayPart {
    guard let sense = language.symbols.sense else { return .none }
    let meanings = language.grammar.meanings
    for distance in 1...16 {
      for position in [index - distance, index + distance] where text[position].kind == .word {
        var found = DayPart.none
        text.withSenses(position, language.grammar.vocabulary) { word in
          guard word.symbol == sense, case .name(let name) = meanings[Int(word.meaning)]
          else { return }
          found = name == "morning" ? .morning : name == "evening" ? .evening : .afternoon
        }
        if found != .none { return found }
      }
    }
    return .none
  }
}
