internal import CivilTime

/// The days on which a rule's instances start, period by period, in order and without end but the calendar's.
struct RecurrenceDays {
  private let rule: RecurrenceRule
  private let start: CivilDate
  private var period = 0

  init(_ rule: RecurrenceRule, start: CivilDate) {
    self.rule = rule
    self.start = start
  }

  /// Passes over the periods that end before the day. A rule with COUNT has to count them.
  mutating func skip(to day: CivilDate) {
    let elapsed =
      switch rule.frequency {
      case .daily: day.daysSinceEpoch - start.daysSinceEpoch
      case .weekly: (day.daysSinceEpoch - start.daysSinceEpoch) / 7
      case .monthly: (day.year - start.year) * 12 + day.month - start.month
      case .yearly: day.year - start.year
      }
    period = max(period, elapsed / rule.interval - 1)
  }

  /// The days of the next period (a day, a week, a month or a year), the first of which may lie before the start; nil
  /// behind the year 9999.
  mutating func next() -> (begin: CivilDate, days: [CivilDate])? {
    let (steps, overflow) = period.multipliedReportingOverflow(by: rule.interval)
    guard !overflow, steps < 4_000_000 else { return nil }
    period += 1
    guard let begin = begin(after: steps) else { return nil }
    let days = Set(days(from: begin)).sorted()
    return (begin, rule.bySetPosition.isEmpty ? days : positions(of: days))
  }

  private func begin(after steps: Int) -> CivilDate? {
    switch rule.frequency {
    case .daily: return inside(start.adding(days: steps), steps)
    case .weekly:
      let back = (start.weekday - rule.weekStart + 7) % 7
      return inside(start.adding(days: steps * 7 - back), steps)
    case .monthly:
      let index = start.year * 12 + start.month - 1 + steps
      return CivilDate(year: index / 12, month: index % 12 + 1, day: 1)
    case .yearly: return CivilDate(year: start.year + steps, month: 1, day: 1)
    }
  }

  /// `CivilDate` stops at the calendar's end instead of going beyond it.
  private func inside(_ date: CivilDate, _ steps: Int) -> CivilDate? {
    steps > 0 && date.year == 9999 ? nil : date
  }

  private func days(from begin: CivilDate) -> [CivilDate] {
    switch rule.frequency {
    case .daily: return matches(begin, weekdays: true) ? [begin] : []
    case .weekly:
      let weekdays = rule.byDay.isEmpty ? [start.weekday] : rule.byDay.map(\.weekday)
      return (0..<7).map { begin.adding(days: $0) }.filter { weekdays.contains($0.weekday) && isInMonths($0) }
    case .monthly: return isInMonths(begin) ? days(ofMonth: begin) : []
    case .yearly: return days(ofYear: begin)
    }
  }

  private func days(ofMonth first: CivilDate) -> [CivilDate] {
    let length = CivilDate.daysIn(month: first.month, of: first.year)
    if !rule.byMonthDay.isEmpty {
      let days = rule.byMonthDay.compactMap { number -> CivilDate? in
        let day = number > 0 ? number : length + 1 + number
        return CivilDate(year: first.year, month: first.month, day: day)
      }
      return rule.byDay.isEmpty ? days : days.filter { day in isWeekday(day) }
    }
    guard !rule.byDay.isEmpty else {
      return CivilDate(year: first.year, month: first.month, day: start.day).map { [$0] } ?? []
    }
    return rule.byDay.flatMap { weekdays($0, from: first, length: length) }
  }

  private func days(ofYear first: CivilDate) -> [CivilDate] {
    let length = CivilDate.isLeap(first.year) ? 366 : 365
    if !rule.byYearDay.isEmpty {
      return rule.byYearDay.map { first.adding(days: $0 > 0 ? $0 - 1 : length + $0) }
        .filter { $0.year == first.year && matches($0, weekdays: true) }
    }
    let months = rule.byMonth.isEmpty ? Array(1...12) : rule.byMonth
    if !rule.byMonth.isEmpty || !rule.byMonthDay.isEmpty {
      return months.compactMap { CivilDate(year: first.year, month: $0, day: 1) }.flatMap { days(ofMonth: $0) }
    }
    guard !rule.byDay.isEmpty else {
      return CivilDate(year: first.year, month: start.month, day: start.day).map { [$0] } ?? []
    }
    return rule.byDay.flatMap { weekdays($0, from: first, length: length) }
  }

  /// The days of that weekday within a span: every one, or the counted one.
  private func weekdays(_ weekday: RecurrenceRule.Weekday, from first: CivilDate, length: Int) -> [CivilDate] {
    let offset = (weekday.weekday - first.weekday + 7) % 7
    let all = stride(from: offset, to: length, by: 7).map { first.adding(days: $0) }
    guard let ordinal = weekday.ordinal else { return all }
    let index = ordinal > 0 ? ordinal - 1 : all.count + ordinal
    return all.indices.contains(index) ? [all[index]] : []
  }

  private func matches(_ day: CivilDate, weekdays: Bool) -> Bool {
    guard isInMonths(day) else { return false }
    let length = CivilDate.daysIn(month: day.month, of: day.year)
    let isInMonthDays =
      rule.byMonthDay.isEmpty || rule.byMonthDay.contains(day.day) || rule.byMonthDay.contains(day.day - length - 1)
    return isInMonthDays && (rule.byDay.isEmpty || isWeekday(day)) && isInYearDays(day)
  }

  private func isInYearDays(_ day: CivilDate) -> Bool {
    guard !rule.byYearDay.isEmpty, let first = CivilDate(year: day.year, month: 1, day: 1) else { return true }
    let number = day.daysSinceEpoch - first.daysSinceEpoch + 1
    let length = CivilDate.isLeap(day.year) ? 366 : 365
    return rule.byYearDay.contains(number) || rule.byYearDay.contains(number - length - 1)
  }

  private func isInMonths(_ day: CivilDate) -> Bool {
    rule.byMonth.isEmpty || rule.byMonth.contains(day.month)
  }

  private func isWeekday(_ day: CivilDate) -> Bool {
    rule.byDay.contains { $0.weekday == day.weekday }
  }

  private func positions(of days: [CivilDate]) -> [CivilDate] {
    rule.bySetPosition.compactMap { position in
      let index = position > 0 ? position - 1 : days.count + position
      return days.indices.contains(index) ? days[index] : nil
    }.sorted()
  }
}
