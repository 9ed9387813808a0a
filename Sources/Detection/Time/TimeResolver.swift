import CivilTime

/// Resolves what a text says of a time against the reference. The readings come most likely first, at most
/// ``maximumReadings``; none where there is no such time ("31 April").
struct TimeResolver {
  static let maximumReadings = 4

  let reference: CivilDateTime
  let conventions: Conventions
  let isMonthFirst: Bool
  /// ISO 3166-1 alpha-2, in capitals.
  var region: String?
  /// The half of the day that the words around a clock time speak for.
  var sense: DayPart

  var today: CivilDate { reference.date }

  func periods(_ expression: TimeExpression) -> [Period] {
    var periods: [Period] = []
    for period in resolve(expression, anchor: reference, depth: 0)
    where !periods.contains(where: { $0.isSame(as: period) }) {
      periods.append(period)
      if periods.count == Self.maximumReadings { break }
    }
    return periods
  }

  /// - Parameter depth: How deep the expression is nested; one that is too deep has no reading.
  func resolve(_ expression: TimeExpression, anchor: CivilDateTime, depth: Int) -> [Period] {
    guard depth < 16 else { return [] }
    switch expression {
    case .now: return [Period(moment: anchor, .second)]
    case .calendar(let fields): return calendar(fields, anchor.date)
    case .cycle(let unit, let offset): return cycle(unit, offset, anchor)
    case .relativeWeekday(let weekday, let offset): return relativeWeekday(weekday, offset, anchor.date)
    case .clock(let clock): return times(clock, on: nil, part: nil, anchor: anchor)
    case .dayPart(let part): return parts(part, on: anchor.date)
    case .feast(let name, let offset): return feasts(name, offset, anchor.date)
    case .within(let inner, let outer): return within(inner, outer, anchor, depth)
    case .shifted(let base, let length, let sign): return shifted(base, length, sign, anchor, depth)
    case .nth(let rank, let inner, let outer): return nth(rank, inner, outer, anchor, depth)
    case .nthFrom(let rank, let inner, let base): return nthFrom(rank, inner, base, anchor, depth)
    case .interval(let first, let last): return interval(first, last, anchor, depth)
    case .days(let first, let last, let fields): return days(first, last, fields, anchor.date)
    case .stretch(let length, let sign): return stretch(length, sign, anchor)
    case .part(let part, let whole):
      let wholes = resolve(whole, anchor: anchor, depth: depth + 1)
      // "the end of the year" is not the end of a day, though "in a year" may be one.
      let isLong = wholes.first.map { !$0.isSingleDay } ?? false
      return wholes.filter { !isLong || !$0.isSingleDay }.flatMap { self.part(part, of: $0) }
    case .lasting, .first, .around, .following: return extent(expression, anchor, depth)
    case .zoned(let inner, let zone):
      return resolve(inner, anchor: anchor, depth: depth + 1).map { period in
        var period = period
        period.zone = ZoneName.named(zone, region: region)
        return period
      }
    case .either(let first, let second):
      return Self.alternating(
        resolve(first, anchor: anchor, depth: depth + 1), resolve(second, anchor: anchor, depth: depth + 1))
    case .numeric(let first, let second, let year): return numeric(first, second, year, anchor.date)
    case .repeated(let repetition, let first): return repeated(repetition, first, anchor, depth)
    }
  }

  /// The readings of two in turn.
  static func alternating(_ first: [Period], _ second: [Period]) -> [Period] {
    (0..<max(first.count, second.count)).flatMap { index in
      [first, second].compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  // MARK: Dates

  func calendar(_ fields: CalendarFields, _ from: CivilDate) -> [Period] {
    guard fields.isPossible else { return [] }
    if let year = fields.year {
      guard (1...9_998).contains(year) else { return [] }
      if let month = fields.month {
        if let day = fields.day {
          return CivilDate(year: year, month: month, day: day).map { [Period(date: $0)] } ?? []
        }
        return span(year, month, months: 1, .month).map { [$0] } ?? []
      }
      if fields.day == nil, fields.weekday == nil { return span(year, 1, months: 12, .year).map { [$0] } ?? [] }
      return []
    }
    if let month = fields.month, let day = fields.day { return yearless(month, day, fields.weekday, from) }
    if let day = fields.day {
      if let weekday = fields.weekday { return weekdayAndDay(weekday, day, from) }
      return dayOfMonth(day, from)
    }
    if let weekday = fields.weekday, fields.month == nil {
      let distance = (weekday - from.weekday + 7) % 7
      let coming = from.adding(days: distance == 0 ? 7 : distance)
      let others = distance == 0 ? [from] : []
      return ([coming] + others).map { Period(date: $0) }
    }
    if let month = fields.month, let weekday = fields.weekday {
      // "a Friday in June": the first one.
      return calendar(CalendarFields(month: month), from).compactMap { period in
        first(CalendarFields(weekday: weekday), in: period)
      }
    }
    guard let month = fields.month else { return [] }
    let year = month >= from.month ? from.year : from.year + 1
    return [year, year - 1].compactMap { span($0, month, months: 1, .month) }
  }

  private func span(_ year: Int, _ month: Int, months: Int, _ unit: CalendarUnit) -> Period? {
    CivilDate(year: year, month: month, day: 1).map { Period(from: $0, to: $0.adding(months: months), unit) }
  }

  /// A date without a year is the next one, but one of the last month may be meant as well, and is where it is over
  /// for less than that.
  private func yearless(_ month: Int, _ day: Int, _ weekday: Int?, _ from: CivilDate) -> [Period] {
    var dates = (-8...8).compactMap { CivilDate(year: from.year + $0, month: month, day: day) }
    if let weekday {
      let fitting = dates.filter { $0.weekday == weekday }
      if !fitting.isEmpty {
        dates = fitting
        let nearest = dates.min { distance($0, from) < distance($1, from) }
        // Where the weekday fits a far year only, it is the weekday that is wrong.
        let coming = CivilDate(year: from.year, month: month, day: day).flatMap { $0 >= from ? $0 : nil }
        let next = coming ?? CivilDate(year: from.year + 1, month: month, day: day)
        let both = [nearest, next == nearest ? nil : next].compactMap { $0 }
        let isFar = nearest.map { distance($0, from) > ($0 < from ? 62 : 366) } ?? false
        return (isFar ? both.reversed() : both).map { Period(date: $0) }
      }
    }
    let coming = dates.first { $0 >= from }
    let past = dates.last { $0 < from }
    var ordered = [coming, past].compactMap { $0 }
    if let past, let coming, distance(past, from) <= 30, distance(coming, from) > 60 { ordered = [past, coming] }
    return ordered.map { Period(date: $0) }
  }

  private func distance(_ left: CivilDate, _ right: CivilDate) -> Int {
    abs(left.daysSinceEpoch - right.daysSinceEpoch)
  }

  private func dayOfMonth(_ day: Int, _ from: CivilDate) -> [Period] {
    var dates: [CivilDate] = []
    var month = CivilDate(year: from.year, month: from.month, day: 1) ?? from
    month = month.adding(months: -1)
    for _ in 0..<5 {
      if let date = CivilDate(year: month.year, month: month.month, day: day) { dates.append(date) }
      month = month.adding(months: 1)
    }
    let coming = dates.first { $0 >= from }
    let past = dates.last { $0 < from }
    return [coming, past].compactMap { $0 }.map { Period(date: $0) }
  }

  private func weekdayAndDay(_ weekday: Int, _ day: Int, _ from: CivilDate) -> [Period] {
    var month = CivilDate(year: from.year, month: from.month, day: 1) ?? from
    var found: [Period] = []
    month = month.adding(months: -1)
    for _ in 0..<30 {
      if let date = CivilDate(year: month.year, month: month.month, day: day), date.weekday == weekday, date >= from {
        found.append(Period(date: date))
        if found.count == 2 { break }
      }
      month = month.adding(months: 1)
    }
    if let past = before(weekday, day, from) { found.append(Period(date: past)) }
    return found
  }

  /// Such a day of the last month.
  private func before(_ weekday: Int, _ day: Int, _ from: CivilDate) -> CivilDate? {
    (1...31).lazy.map { from.adding(days: -$0) }.first { $0.day == day && $0.weekday == weekday }
  }

  /// The first day of the fields in the period, or the month or year that it stands for.
  func first(_ fields: CalendarFields, in period: Period) -> Period? {
    guard fields.isPossible else { return nil }
    var date = period.start.date
    if let weekday = fields.weekday, fields.day == nil, fields.month == nil {
      return Period(date: date.adding(days: (weekday - date.weekday + 7) % 7))
    }
    if let month = fields.month {
      let year = fields.year ?? (month >= date.month ? date.year : date.year + 1)
      guard let day = CivilDate(year: year, month: month, day: fields.day ?? 1) else { return nil }
      return fields.day == nil
        ? Period(from: day, to: day.adding(months: 1), .month) : Period(date: day)
    }
    guard let day = fields.day else { return nil }
    for _ in 0..<14 {
      if let found = CivilDate(year: date.year, month: date.month, day: day), found >= period.start.date {
        return Period(date: found)
      }
      date = (CivilDate(year: date.year, month: date.month, day: 1) ?? date).adding(months: 1)
    }
    return nil
  }

  /// `3/4`, in the order of the region; the other order is the second reading, and the first one where only it is
  /// possible.
  private func numeric(_ first: Int, _ second: Int, _ year: Int?, _ from: CivilDate) -> [Period] {
    let pairs = isMonthFirst ? [(first, second), (second, first)] : [(second, first), (first, second)]
    var found: [Period] = []
    for (month, day) in pairs where (1...12).contains(month) {
      found += calendar(CalendarFields(year: year, month: month, day: day), from).prefix(1)
    }
    return found
  }

  private func days(_ first: Int, _ last: Int, _ fields: CalendarFields, _ from: CivilDate) -> [Period] {
    guard first < last else { return [] }
    var start = fields
    start.day = first
    return calendar(start, from).compactMap { period in
      let date = period.start.date
      guard let end = CivilDate(year: date.year, month: date.month, day: last) else { return nil }
      var whole = Period(from: date, to: end.adding(days: 1), .day)
      whole.isInterval = true
      return whole
    }
  }
}
