import CivilTime

/// Carries out the actions of the patterns. Without a result the pattern does not apply.
final class Interpreter: Sendable {
  let conventions: Conventions
  /// The meanings that rules name by their number.
  let constants: [Meaning]

  init(conventions: Conventions, constants: [Meaning]) {
    self.conventions = conventions
    self.constants = constants
  }

  func meaning(of rule: Grammar.Rule, _ elements: ElementMap, _ child: (Int) -> Meaning) -> Meaning? {
    func argument(_ index: Int) -> Meaning {
      guard index < rule.count else { return .none }
      let argument = Int(rule.arguments[index])
      if argument < 0 { return constants[~argument] }
      guard let position = elements.position(of: argument) else { return .none }
      return child(position)
    }
    switch rule.action {
    case .constant, .pass: return argument(0)
    case .merge: return merged((0..<rule.count).map(argument))
    case .add, .subtract, .multiply, .addScaled, .join, .fraction, .properFraction, .mixed, .decimal, .power,
      .scientific:
      return arithmetic(rule.action, argument(0), argument(1), argument(2))
    case .quantity, .quantityRange, .quantitySum, .quantityCents:
      return quantity(rule.action, argument(0), argument(1), argument(2))
    case .length, .lengthHalf, .lengthSum, .workdays: return length(rule.action, argument(0), argument(1))
    case .weekday, .month, .day, .year, .year2, .monthYear, .ymd, .numeric, .compactDate, .days, .feast, .now:
      return date(rule.action, argument(0), argument(1), argument(2), argument(3))
    case .compactFive, .notWholeHour, .clock, .padded, .exact, .am, .pm, .compact, .countedTo24, .before, .after,
      .half, .dayPart:
      return clock(rule.action, argument(0), argument(1), argument(2))
    case .upcoming, .lasting, .first, .around, .following, .deadline, .era:
      return extent(rule.action, argument(0), argument(1), argument(2))
    case .cycle, .relativeWeekday, .within, .shift, .nth, .nthFrom, .interval, .stretch, .part, .zone, .span, .either,
      .offset, .workweek:
      return combined(rule.action, argument(0), argument(1), argument(2))
    case .every, .everyWeekday, .everyDay, .everyNth, .at, .weekdays, .weekdaysThrough:
      return repetition(rule.action, argument(0), argument(1), argument(2))
    }
  }

  // MARK: Lengths

  private func length(_ action: Action, _ first: Meaning, _ second: Meaning) -> Meaning? {
    switch (action, first, second) {
    case (.length, _, .unit(let unit)): return first.amount.flatMap { CalendarLength($0, unit) }.map { .length($0) }
    case (.lengthHalf, _, .unit(let unit)):
      return first.amount.flatMap { CalendarLength($0 + 0.5, unit) }.map { .length($0) }
    case (.lengthSum, .length(let left), .length(let right)):
      // From the coarse to the fine: "2 hours 5 minutes", but not "5 minutes, 2 minutes".
      guard left.totalSeconds < 400_000_000_000, left.finest > right.coarsest else { return nil }
      return .length(left + right)
    case (.workdays, _, _):
      return first.whole.flatMap { (0...2_000).contains($0) ? .length(CalendarLength(workdays: $0)) : nil }
    default: return nil
    }
  }

  // MARK: Dates

  private func date(
    _ action: Action, _ first: Meaning, _ second: Meaning, _ third: Meaning, _ fourth: Meaning
  ) -> Meaning? {
    switch action {
    case .weekday: return first.whole.map { .time(.calendar(CalendarFields(weekday: $0))) }
    case .month: return first.whole.map { .time(.calendar(CalendarFields(month: $0))) }
    case .day: return first.whole.flatMap { (1...31).contains($0) ? .time(.calendar(CalendarFields(day: $0))) : nil }
    case .year:
      return first.whole.flatMap { (1...9_998).contains($0) ? .time(.calendar(CalendarFields(year: $0))) : nil }
    case .monthYear:
      guard var fields = first.fields, let year = second.whole, (32...99).contains(year) else { return nil }
      fields.year = Self.fullYear(year)
      return .time(.calendar(fields))
    case .year2: return first.whole.map { .time(.calendar(CalendarFields(year: Self.fullYear($0)))) }
    case .ymd:
      let fields = CalendarFields(
        year: first.whole.map(Self.fullYear), month: second.whole ?? second.fields?.month, day: third.whole)
      return .time(.calendar(fields))
    case .numeric:
      guard let left = first.whole, let right = second.whole else { return nil }
      return .time(.numeric(left, right, third.whole.map(Self.fullYear)))
    case .compactDate:
      guard let digits = first.whole, digits >= 1_000_0101 else { return nil }
      let fields = CalendarFields(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
      guard fields.isPossible, (1_900...2_100).contains(digits / 10_000) else { return nil }
      return .time(.calendar(fields))
    case .days:
      guard let from = first.whole, let to = second.whole, from < to else { return nil }
      var fields = CalendarFields()
      for meaning in [third, fourth] {
        if let more = meaning.fields, let both = fields.merged(with: more) { fields = both }
      }
      return .time(.days(from, to, fields))
    case .feast:
      guard case .name(let name) = first else { return nil }
      return .time(.feast(name, second.whole))
    case .now: return .time(.now)
    default: return nil
    }
  }

  /// Two digits are a year from 1950 to 2049.
  private static func fullYear(_ year: Int) -> Int {
    year < 50 ? year + 2_000 : year < 100 ? year + 1_900 : year
  }

  // MARK: Times of day

  private func clock(_ action: Action, _ first: Meaning, _ second: Meaning, _ third: Meaning) -> Meaning? {
    switch action {
    case .clock, .padded:
      guard let hour = first.whole, (0...24).contains(hour) else { return nil }
      var clock = Clock(hour: hour, isPadded: action == .padded)
      if !second.isNone {
        guard let minute = second.whole, (0..<60).contains(minute) else { return nil }
        clock.minute = minute
        clock.unit = .minute
      }
      if !third.isNone {
        guard let second = third.whole, (0..<60).contains(second) else { return nil }
        clock.second = second
        clock.unit = .second
      }
      if hour == 0 || hour > 12 { clock.half = .exact }
      return .time(.clock(clock))
    case .notWholeHour: return first.clock.flatMap { $0.minute == 0 ? nil : .time(.clock($0)) }
    case .compact, .compactFive:
      guard let digits = first.whole, digits % 100 < 60, action == .compact || digits % 5 == 0, digits / 100 <= 24
      else { return nil }
      // Behind a word that others than hours may follow, only minutes that are said so.
      if let step = second.whole, step > 0, digits % 100 == 0 || digits % 100 % step != 0 { return nil }
      var clock = Clock(hour: digits / 100, minute: digits % 100, unit: .minute)
      if clock.hour == 0 || clock.hour > 12 { clock.half = .exact }
      return .time(.clock(clock))
    case .countedTo24:
      guard var clock = first.clock else { return nil }
      clock.isCountedTo24 = true
      return .time(.clock(clock))
    case .exact, .am, .pm:
      guard var clock = first.clock else { return nil }
      if action == .exact {
        clock.half = .exact
      } else {
        // "19:00 pm" is written by people who mean 19:00.
        guard clock.hour <= 12 || (action == .pm && clock.unit < .hour), clock.hour > 0 || action == .am else {
          return nil
        }
        clock.half = clock.hour > 12 ? .exact : action == .am ? .am : .pm
      }
      return .time(.clock(clock))
    case .before, .after:
      guard let minutes = first.whole, (0...59).contains(minutes), let clock = second.clock else { return nil }
      return .time(.clock(clock.moved(byMinutes: action == .before ? -minutes : minutes)))
    case .half:
      guard let clock = first.clock, clock.minute == 0 else { return nil }
      return .time(.clock(clock.moved(byMinutes: conventions.halfIsBefore ? -30 : 30)))
    case .dayPart:
      guard case .name(let name) = first, let part = PartOfDay(rawValue: name) else { return nil }
      return .time(.dayPart(part))
    default: return nil
    }
  }

  // MARK: Combined

  private func combined(_ action: Action, _ first: Meaning, _ second: Meaning, _ third: Meaning) -> Meaning? {
    switch action {
    case .cycle:
      guard case .unit(let unit) = first, let offset = second.whole else { return nil }
      return .time(.cycle(unit, offset))
    case .relativeWeekday:
      guard let weekday = first.whole ?? first.fields?.weekday, let offset = second.whole else { return nil }
      return .time(.relativeWeekday(weekday, offset))
    case .within:
      guard let inner = first.time, let outer = second.time else { return nil }
      return .time(.within(inner, outer))
    case .shift:
      guard case .length(let length) = first, let sign = second.whole else { return nil }
      return .time(.shifted(third.time ?? .now, length, sign))
    case .nth, .nthFrom:
      guard let rank = first.whole, let inner = second.time ?? second.unitTime, let outer = third.time else {
        return nil
      }
      return .time(action == .nth ? .nth(rank, inner, outer) : .nthFrom(rank, inner, outer))
    case .interval, .span:
      guard var from = first.time, var to = second.time else { return nil }
      if action == .span { Self.share(&from, &to) }
      if case .clock(let start) = from, case .clock(let end) = to { from = .clock(Self.halved(start, by: end)) }
      return .time(.interval(from, to))
    case .stretch:
      guard let length = first.length(in: third), let sign = second.whole else { return nil }
      return .time(.stretch(length, sign))
    case .workweek:
      guard let week = first.time else { return nil }
      func day(_ weekday: Int) -> TimeExpression { .within(.calendar(CalendarFields(weekday: weekday)), week) }
      return .time(.interval(day(1), day(5)))
    case .part:
      guard case .name(let name) = first, let part = PartOfPeriod(rawValue: name),
        let whole = second.time ?? second.unitTime
      else { return nil }
      return .time(.part(part, whole))
    case .zone:
      guard let time = first.time, case .name(let zone) = second else { return nil }
      return .time(.zoned(time.asScheduled, zone))
    case .either:
      guard var one = first.time, let other = second.time else { return nil }
      if case .clock(let first) = one, case .clock(let second) = other { one = .clock(Self.halved(first, by: second)) }
      return .time(.either(one, other))
    case .offset:
      guard let sign = first.whole, let hours = second.whole else { return nil }
      let minutes = third.whole ?? (hours >= 100 ? hours % 100 : 0)
      let whole = hours >= 100 ? hours / 100 : hours
      guard (0...14).contains(whole), (0..<60).contains(minutes) else { return nil }
      if let name = ZoneName.offset(sign: sign, hours: whole, minutes: minutes) { return .name(name) }
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return .name((sign < 0 ? "-" : "+") + two(whole) + ":" + two(minutes))
    default: return nil
    }
  }

  /// "8-10pm" is in one half of the day, "11-1pm" in two, "9:00-17:00" on the clock of 24 hours.
  private static func halved(_ start: Clock, by end: Clock) -> Clock {
    if start.half == .open, end.half == .exact, end.hour > 12, start.hour < 12 {
      var start = start
      start.half = .exact
      return start
    }
    // "9 to 12" is a morning.
    if start.half == .open, end.half == .open, end.hour == 12, end.minute == 0, (6..<12).contains(start.hour) {
      var start = start
      start.half = .am
      return start
    }
    guard start.half == .open, end.half == .pm || end.half == .am, (1...12).contains(start.hour),
      (1...12).contains(end.hour)
    else { return start }
    var start = start
    let isSame = start.hour % 12 * 60 + start.minute < end.hour % 12 * 60 + end.minute
    start.half = isSame == (end.half == .pm) ? .pm : .am
    return start
  }

  /// "5 - 8 March 2026": what only the second date states of month and year holds for the first one too.
  private static func share(_ first: inout TimeExpression, _ second: inout TimeExpression) {
    if case .numeric(let left, let right, nil) = first, case .numeric(_, _, let year?) = second {
      first = .numeric(left, right, year)
    }
    guard case .calendar(var from) = first, case .calendar(var to) = second else { return }
    if from.month == nil, from.day != nil { from.month = to.month }
    if to.month == nil, to.day != nil { to.month = from.month }
    if from.year == nil, let year = to.year {
      let isLater = (from.month ?? 0, from.day ?? 0) > (to.month ?? 13, to.day ?? 0)
      from.year = isLater ? year - 1 : year
    } else if to.year == nil, let year = from.year {
      to.year = year
    }
    first = .calendar(from)
    second = .calendar(to)
  }

  // MARK: Repetitions

  private func repetition(_ action: Action, _ first: Meaning, _ second: Meaning, _ third: Meaning) -> Meaning? {
    switch action {
    case .weekdaysThrough:
      guard let start = first.whole, let end = second.whole, (1...7).contains(start), (1...7).contains(end),
        start != end
      else { return nil }
      var set: UInt8 = 0
      for offset in 0...(end - start + 7) % 7 { set |= 1 << UInt8((start - 1 + offset) % 7) }
      return .weekdays(set)
    case .weekdays:
      var set: UInt8 = 0
      for meaning in [first, second, third] {
        switch meaning {
        case .weekdays(let days): set |= days
        case .none: break
        default:
          guard let day = meaning.whole ?? meaning.fields?.weekday, (1...7).contains(day) else { return nil }
          set |= 1 << UInt8(day - 1)
        }
      }
      return .weekdays(set)
    case .every:
      guard case .unit(let unit) = second, let interval = first.whole, (1...1_000).contains(interval) else {
        return nil
      }
      return .repetition(Repetition(unit: unit, interval: interval))
    case .everyWeekday:
      guard case .weekdays(let days) = first else { return nil }
      return .repetition(Repetition(unit: .week, interval: max(1, second.whole ?? 1), weekdays: days))
    case .everyDay:
      var repetition = Repetition(unit: .month)
      let fields = first.fields
      repetition.monthDay = fields?.day ?? first.whole
      repetition.month = fields?.month
      if repetition.month != nil { repetition.unit = .year }
      guard repetition.month != nil || repetition.monthDay != nil else { return nil }
      return .repetition(repetition)
    case .everyNth:
      guard let rank = first.whole, (-1...5).contains(rank), rank != 0, case .weekdays(let days) = second else {
        return nil
      }
      return .repetition(Repetition(unit: .month, weekdays: days, rank: rank))
    case .at:
      guard case .repetition(let repetition) = first else { return nil }
      guard let time = second.time else { return nil }
      return .time(.repeated(repetition, time))
    default: return nil
    }
  }

  // MARK: Merging

  private func merged(_ meanings: [Meaning]) -> Meaning? {
    var result: TimeExpression?
    for meaning in meanings {
      guard let time = meaning.time else { continue }
      guard let before = result else {
        result = time
        continue
      }
      guard let both = Self.merged(before, time) else { return nil }
      result = both
    }
    return result.map { .time($0) }
  }

  private static func merged(_ left: TimeExpression, _ right: TimeExpression) -> TimeExpression? {
    if case .calendar(let first) = left, case .calendar(let second) = right {
      return first.merged(with: second).map { .calendar($0) }
    }
    if case .zoned(let inner, let zone) = left { return merged(inner, right).map { .zoned($0, zone) } }
    if case .zoned(let inner, let zone) = right { return merged(left, inner).map { .zoned($0, zone) } }
    switch (left.isTimeOfDay, right.isTimeOfDay) {
    case (true, false): return .within(left, right)
    case (false, true): return .within(right, left)
    default: break
    }
    // A clock time in a part of the day; a day in a week, a month in a year.
    if case .dayPart = left, left.isTimeOfDay { return .within(right, left) }
    return left.unit <= right.unit ? .within(left, right) : .within(right, left)
  }
}

extension Meaning {
  var time: TimeExpression? { if case .time(let time) = self { time } else { nil } }

  var unitTime: TimeExpression? { if case .unit(let unit) = self { .cycle(unit, 0) } else { nil } }

  var fields: CalendarFields? { if case .time(.calendar(let fields)) = self { fields } else { nil } }

  var clock: Clock? { if case .time(.clock(let clock)) = self { clock } else { nil } }
}
