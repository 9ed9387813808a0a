import CivilTime

/// Times that are made of others.
extension TimeResolver {
  func within(_ inner: TimeExpression, _ outer: TimeExpression, _ anchor: CivilDateTime, _ depth: Int) -> [Period] {
    // "3 in the morning" is no time of today where that is over.
    if case .clock(let clock) = inner, case .dayPart(let part) = outer {
      return times(clock, on: nil, part: part, anchor: anchor)
    }
    // Who writes the whole date and the minutes counts to 24 where the language does.
    if conventions.countsHoursTo24, case .clock(var clock) = inner, clock.unit != .hour, !clock.isCountedTo24,
      outer.namesItsYear
    {
      clock.isCountedTo24 = true
      return within(.clock(clock), outer, anchor, depth)
    }
    var outers = resolve(outer, anchor: anchor, depth: depth + 1)
    if case .calendar(let fields) = inner, let weekday = fields.weekday, fields.day == nil, fields.month == nil,
      case .numeric = outer
    {
      // "Fri 5/6": the order of the two numbers is the one that the weekday fits, and the day is not moved.
      outers = outers.filter { $0.start.date.weekday == weekday } + outers.filter { $0.start.date.weekday != weekday }
      return outers
    }
    if case .either = outer {
      // "Friday or Saturday night": each choice comes before another reading of one.
      let readings = outers.prefix(3).map { placed(inner, in: $0, depth) }
      return readings.compactMap(\.first) + readings.flatMap { $0.dropFirst() }
    }
    var result: [Period] = []
    // The first reading of each, then the others of the inner, then those of the outer.
    for (index, outer) in outers.prefix(3).enumerated() {
      let inners = placed(inner, in: outer, depth)
      result += index == 0 ? inners : Array(inners.prefix(1))
    }
    return result
  }

  /// What the inner expression means inside the period.
  private func placed(_ inner: TimeExpression, in outer: Period, _ depth: Int) -> [Period] {
    let date = outer.start.date
    switch inner {
    case .clock(let clock): return times(clock, on: date, part: outer.part, anchor: outer.start).map { kept($0, outer) }
    case .dayPart(let part): return parts(part, on: date).map { kept($0, outer) }
    case .calendar(let fields): return first(fields, in: outer).map { [kept($0, outer)] } ?? []
    case .relativeWeekday(let weekday, _):
      return first(CalendarFields(weekday: weekday), in: outer).map { [kept($0, outer)] } ?? []
    case .feast(let name, _):
      let year = outer.unit >= .month ? outer : containing(.year, date)
      return feast(name, year: year.start.date.year).map { kept($0, outer) }
    case .cycle(let unit, 0): return [containing(unit, date)]
    case .interval(let first, let last):
      let byDay = daytime(first, last, part: outer.part)
      let daily = byDay.map { times in
        placed(times.first, in: outer, depth).compactMap { joined($0, times.last, outer: outer, first: first, depth) }
      }
      return (daily ?? [])
        + placed(first, in: outer, depth).prefix(2).compactMap { start in
          joined(start, last, outer: outer, first: first, depth)
        }
    case .zoned(let inner, let zone):
      return placed(inner, in: outer, depth).map { period in
        var period = period
        period.zone = ZoneName.named(zone, region: region)
        return period
      }
    case .either(let first, let second):
      return Self.alternating(placed(first, in: outer, depth + 1), placed(second, in: outer, depth + 1))
    case .within(let fine, let coarse):
      return placed(coarse, in: outer, depth).prefix(2).flatMap { placed(fine, in: $0, depth + 1) }
    case .part(let part, let whole): return placed(whole, in: outer, depth).flatMap { self.part(part, of: $0) }
    case .lasting(let start, let length):
      return placed(start, in: outer, depth).map { lasting($0, length) }
    case .shifted(let base, let length, let sign) where base.isTimeOfDay:
      return placed(base, in: outer, depth).map { shifted($0, length, sign) }
    default:
      return resolve(inner, anchor: outer.start, depth: depth + 1)
    }
  }

  private func kept(_ period: Period, _ outer: Period) -> Period {
    var period = period
    period.zone = period.zone ?? outer.zone
    return period
  }

  func shifted(
    _ base: TimeExpression, _ length: CalendarLength, _ sign: Int, _ anchor: CivilDateTime, _ depth: Int
  ) -> [Period] {
    if case .now = base {
      let moment = anchor.adding(length, sign: sign)
      if !length.isTimed { return [Period(date: moment.date)] }
      var period = Period(moment: moment, length.finest)
      if length.finest != .second, let whole = ClockTime(hour: moment.time.hour, minute: moment.time.minute) {
        period.start.time = whole
        period.unit = .minute
      }
      return [period]
    }
    return resolve(base, anchor: anchor, depth: depth + 1).map { shifted($0, length, sign) }
  }

  private func shifted(_ base: Period, _ length: CalendarLength, _ sign: Int) -> Period {
    var moved = base
    moved.isTimed = base.isTimed || length.isTimed
    moved.start = base.start.adding(length, sign: sign)
    moved.unit = length.isTimed ? .minute : min(base.unit, .day)
    moved.end = moved.isTimed ? moved.start : CivilDateTime(date: moved.start.date.adding(days: 1), time: .midnight)
    moved.isInterval = false
    return moved
  }

  /// "9-5" is from the morning to the afternoon, unless something speaks for the night.
  private func daytime(
    _ first: TimeExpression, _ last: TimeExpression, part: PartOfDay?
  ) -> (first: TimeExpression, last: TimeExpression)? {
    guard case .clock(var start) = first, case .clock(var end) = last, start.half == .open, end.half == .open,
      (7...11).contains(start.hour), (1...6).contains(end.hour), part == nil, sense != .evening, sense != .night
    else { return nil }
    start.half = .am
    end.half = .pm
    return (.clock(start), .clock(end))
  }

  func interval(_ first: TimeExpression, _ last: TimeExpression, _ anchor: CivilDateTime, _ depth: Int) -> [Period] {
    if first.isTimeOfDay, last.isTimeOfDay {
      var found = resolve(first, anchor: anchor, depth: depth + 1).prefix(3).compactMap { start in
        joined(start, last, outer: Period(date: start.start.date), first: first, depth)
      }
      if let times = daytime(first, last, part: nil) {
        let daily = resolve(times.first, anchor: anchor, depth: depth + 1).compactMap { start in
          joined(start, times.last, outer: Period(date: start.start.date), first: first, depth)
        }
        found = daily + found
      }
      // One that has begun today and goes on may be meant as well.
      let running = found.prefix(1).map { period in
        var running = period
        running.start = period.start.adding(seconds: -86_400)
        running.end = period.end.adding(seconds: -86_400)
        return running
      }
      return found + running.filter { $0.start < anchor && $0.end > anchor }
    }
    if case .now = last {
      let starts =
        first.isTimeOfDay
        ? placed(first, in: Period(date: anchor.date), depth) : resolve(first, anchor: anchor, depth: depth + 1)
      return starts.filter { $0.start < anchor }.prefix(1).map { start in
        var whole = start
        whole.isInterval = true
        whole.end = anchor
        if !whole.isTimed { whole.end = CivilDateTime(date: anchor.date.adding(days: 1), time: .midnight) }
        return whole
      }
    }
    if case .now = first { return fromNow(to: last, anchor, depth) }
    return resolve(first, anchor: anchor, depth: depth + 1).prefix(2).compactMap { start in
      joined(start, last, outer: nil, first: first, depth)
    }
  }

  /// From the start to the end that the last expression means behind it.
  private func joined(
    _ start: Period, _ last: TimeExpression, outer: Period?, first: TimeExpression, _ depth: Int
  ) -> Period? {
    var ends =
      outer.map { placed(last, in: $0, depth + 1) }
      ?? resolve(last, anchor: last.isDeictic ? reference : start.start, depth: depth + 1)
    if last.isTimeOfDay, start.isTimed, outer == nil {
      ends = placed(last, in: Period(date: start.start.date), depth + 1)
    }
    if last.isTimeOfDay {
      ends = ends.map { end in
        var end = end
        // The end of a shift that passes midnight is on the next day.
        if end.start <= start.start {
          end.start = end.start.adding(seconds: 86_400)
          end.end = end.end.adding(seconds: 86_400)
        }
        return end
      }
      .sorted { $0.start < $1.start }
    }
    guard let end = ends.first(where: { $0.start > start.start }) ?? ends.first(where: { $0.end > start.start })
    else { return nil }
    var whole = start
    whole.isInterval = true
    whole.end = end.isTimed && !end.isInterval ? end.start : end.end
    whole.isTimed = start.isTimed
    whole.zone = start.zone ?? end.zone
    whole.unit = min(start.unit, end.unit)
    return whole
  }

  // MARK: Ranks

  func nth(
    _ rank: Int, _ inner: TimeExpression, _ outer: TimeExpression, _ anchor: CivilDateTime, _ depth: Int
  ) -> [Period] {
    resolve(outer, anchor: anchor, depth: depth + 1).prefix(2).flatMap { outer -> [Period] in
      let instances = instances(of: inner, in: outer)
      let index = rank > 0 ? rank - 1 : instances.count + rank
      guard instances.indices.contains(index) else { return [] }
      return instances[index].unit == .weekend
        ? Array(weekend(0, instances[index].start.date).prefix(2)) : [instances[index]]
    }
  }

  /// All instances of a kind that begin in the period, at most a few hundred.
  func instances(of inner: TimeExpression, in outer: Period) -> [Period] {
    var found: [Period] = []
    var date = outer.start.date
    switch inner {
    case .calendar(let fields) where fields.weekday != nil && fields.day == nil && fields.month == nil:
      guard let weekday = fields.weekday else { return [] }
      date = date.adding(days: (weekday - date.weekday + 7) % 7)
      while date < outer.end.date, found.count < 600 {
        found.append(Period(date: date))
        date = date.adding(days: 7)
      }
    case .cycle(let unit, _):
      if unit < .day {
        let size = Int(unit.seconds)
        var moment = outer.start
        while moment < outer.end, found.count < 90 {
          found.append(Period(moment: moment, unit))
          moment = moment.adding(seconds: size)
        }
        return found
      }
      var period = containing(unit, date)
      if period.start.date < outer.start.date, unit != .week { period = containing(unit, period.end.date) }
      // Of a week that reaches into the period from outside, the larger part counts.
      if unit == .week, date.daysSinceEpoch - period.start.date.daysSinceEpoch > 3 {
        period = containing(unit, period.end.date)
      }
      while period.start.date < outer.end.date, found.count < 400 {
        if unit == .week, outer.end.date.daysSinceEpoch - period.start.date.daysSinceEpoch < 4 { break }
        found.append(period)
        let next = containing(unit, period.end.date)
        guard next.start > period.start else { break }
        period = next
      }
    default: break
    }
    return found
  }

  func nthFrom(
    _ rank: Int, _ inner: TimeExpression, _ base: TimeExpression, _ anchor: CivilDateTime, _ depth: Int
  ) -> [Period] {
    guard rank != 0, abs(rank) < 1_000 else { return [] }
    return resolve(base, anchor: anchor, depth: depth + 1).prefix(2).flatMap { base -> [Period] in
      switch inner {
      case .calendar(let fields) where fields.weekday != nil:
        guard let weekday = fields.weekday else { return [] }
        let date = base.start.date
        let ahead = (weekday - date.weekday + 7) % 7
        let behind = (date.weekday - weekday + 7) % 7
        let days = rank > 0 ? (ahead == 0 ? 7 : ahead) + 7 * (rank - 1) : -(behind == 0 ? 7 : behind) + 7 * (rank + 1)
        return [Period(date: date.adding(days: days))]
      case .calendar(let fields) where fields.month != nil && fields.day == nil:
        guard let month = fields.month else { return [] }
        let date = base.start.date
        let ahead = (month - date.month + 12) % 12
        let behind = (date.month - month + 12) % 12
        let months =
          rank > 0 ? (ahead == 0 ? 12 : ahead) + 12 * (rank - 1) : -(behind == 0 ? 12 : behind) + 12 * (rank + 1)
        return [containing(.month, containing(.month, date).start.date.adding(months: months))]
      case .cycle(let unit, _):
        // The weekend after a Thursday is that of its week.
        let isAhead = unit == .weekend && rank > 0 && base.start.date.weekday < 6
        return Array(cycle(unit, isAhead ? rank - 1 : rank, base.start).prefix(1))
      case .feast(let name, _): return feasts(name, rank > 0 ? rank - 1 : rank, base.start.date)
      default: return []
      }
    }
  }

  // MARK: Repetitions

  func repeated(
    _ repetition: Repetition, _ first: TimeExpression?, _ anchor: CivilDateTime, _ depth: Int
  ) -> [Period] {
    var day = Period(date: anchor.date)
    if repetition.weekdays != 0 {
      var date = anchor.date
      for _ in 0..<7 where repetition.weekdays & (1 << UInt8(date.weekday - 1)) == 0 { date = date.adding(days: 1) }
      day = Period(date: date)
      if let rank = repetition.rank {
        let month = calendar(CalendarFields(month: repetition.month ?? date.month), anchor.date).first
        let weekday = (0..<7).first { repetition.weekdays & (1 << $0) != 0 }.map { $0 + 1 } ?? 1
        if let month {
          let inner = TimeExpression.calendar(CalendarFields(weekday: weekday))
          let found = instances(of: inner, in: month)
          let index = rank > 0 ? rank - 1 : found.count + rank
          if found.indices.contains(index) { day = found[index] }
          if day.start.date < anchor.date {
            let later = instances(of: inner, in: containing(.month, month.end.date))
            let index = rank > 0 ? rank - 1 : later.count + rank
            if later.indices.contains(index) { day = later[index] }
          }
        }
      }
    } else if repetition.monthDay != nil || repetition.month != nil {
      let fields = CalendarFields(month: repetition.month, day: repetition.monthDay)
      guard let found = calendar(fields, anchor.date).first else { return [] }
      day = found
    }
    var periods = [day]
    if repetition.isOfWorkdays, sense == .none {
      // What is done on every weekday is done at work.
      var resolver = self
      resolver.sense = .afternoon
      return resolver.repeated(repetition, first, anchor, depth)
    }
    if let first, !first.isTimeOfDay {
      periods = resolve(first, anchor: anchor, depth: depth + 1)
    } else if let first, day.start.date != reference.date {
      periods = placed(first, in: day, depth)
    } else if let first {
      // What recurs is not the half of the day that comes next, but the one of any other day.
      periods = placed(first, in: Period(date: day.start.date.adding(days: 1)), depth)
      let today = periods.map { period in
        var period = period
        period.start = period.start.adding(seconds: -86_400)
        period.end = period.end.adding(seconds: -86_400)
        return period
      }
      let isFixed = repetition.weekdays != 0 || repetition.monthDay != nil
      if isFixed || today.first.map({ $0.start >= anchor }) ?? false { periods = today }
    }
    return periods.prefix(2).map { period in
      var period = period
      period.rule = repetition.rule
      return period
    }
  }
}
