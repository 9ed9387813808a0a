import CivilTime

/// Units counted from the present one.
extension TimeResolver {
  func weekStart(_ date: CivilDate) -> CivilDate {
    date.adding(days: -((date.weekday - conventions.firstWeekday + 7) % 7))
  }

  /// The unit that contains the day.
  func containing(_ unit: CalendarUnit, _ date: CivilDate) -> Period {
    switch unit {
    case .second, .minute, .hour, .dayPart, .day: return Period(date: date)
    case .weekend:
      let monday = date.adding(days: 1 - date.weekday)
      var period = Period(from: monday.adding(days: 5), to: monday.adding(days: 7), .weekend)
      period.isInterval = true
      return period
    case .week:
      let start = weekStart(date)
      var week = Period(from: start, to: start.adding(days: 7), .week)
      week.isInterval = true
      return week
    case .month: return months(1, date, unit)
    case .quarter: return months(3, date, unit)
    case .half: return months(6, date, unit)
    case .season:
      var season = Season.containing(date)
      season.isInterval = true
      return season
    case .year: return years(1, date, unit)
    case .decade: return years(10, date, unit)
    case .century: return years(100, date, unit)
    }
  }

  private func months(_ count: Int, _ date: CivilDate, _ unit: CalendarUnit) -> Period {
    let first = CivilDate(year: date.year, month: (date.month - 1) / count * count + 1, day: 1) ?? date
    var period = Period(from: first, to: first.adding(months: count), unit)
    period.isInterval = unit != .month
    return period
  }

  private func years(_ count: Int, _ date: CivilDate, _ unit: CalendarUnit) -> Period {
    let first = CivilDate(year: max(date.year / count * count, 1), month: 1, day: 1) ?? date
    var period = Period(from: first, to: first.adding(months: 12 * count), unit)
    period.isInterval = unit != .year
    return period
  }

  func cycle(_ unit: CalendarUnit, _ offset: Int, _ anchor: CivilDateTime) -> [Period] {
    guard abs(offset) < 100_000 else { return [] }
    switch unit {
    case .second, .minute, .hour:
      let size = Int(unit.seconds)
      let seconds = anchor.secondsSinceEpoch
      let start = seconds - ((seconds % size) + size) % size
      let aligned = Period(moment: CivilDateTime(secondsSinceEpoch: start).adding(seconds: offset * size), unit)
      return [aligned, Period(moment: anchor.adding(seconds: offset * size), unit)]
    case .dayPart, .day: return [Period(date: anchor.date.adding(days: offset))]
    case .weekend: return weekend(offset, anchor.date)
    case .week:
      let start = weekStart(anchor.date).adding(days: 7 * offset)
      return [containing(.week, start), Period(date: anchor.date.adding(days: 7 * offset))]
    case .season:
      var season = Season.containing(anchor.date)
      for _ in 0..<min(abs(offset), 400) {
        season = Season.containing(offset > 0 ? season.end.date : season.start.date.adding(days: -1))
      }
      season.isInterval = true
      return [season]
    case .month, .quarter, .half, .year, .decade, .century:
      let months = (unit.months ?? 1) * offset
      let moved = anchor.date.adding(months: months)
      let whole = containing(unit, CivilDate(year: moved.year, month: moved.month, day: 1) ?? moved)
      return [whole, Period(date: moved)]
    }
  }

  /// Saturday and Sunday; others begin it on Friday evening.
  func weekend(_ offset: Int, _ date: CivilDate) -> [Period] {
    let monday = date.adding(days: 1 - date.weekday + 7 * offset)
    func period(_ start: CivilDate) -> Period {
      var period = Period(from: start, to: start.adding(days: 2), .weekend)
      period.isInterval = true
      return period
    }
    let saturday = monday.adding(days: 5)
    var friday = Period(
      moment: CivilDateTime(date: monday.adding(days: 4), time: ClockTime(secondsSinceMidnight: 64_800)), .weekend)
    friday.end = CivilDateTime(date: saturday.adding(days: 2), time: .midnight)
    friday.isInterval = true
    // On a weekend, "last weekend" is the one before, and "next weekend" may be said of the coming one.
    let others =
      offset == -1 ? [Period(date: saturday.adding(days: 1))] : offset == 1 ? [period(saturday.adding(days: -7))] : []
    return [period(saturday), friday] + others
  }

  func relativeWeekday(_ weekday: Int, _ offset: Int, _ date: CivilDate) -> [Period] {
    let monday = date.adding(days: 1 - date.weekday)
    let here = monday.adding(days: weekday - 1)
    let coming = here > date ? here : here.adding(days: 7)
    let past = here < date ? here : here.adding(days: -7)
    switch offset {
    case 0:
      let first = here >= date ? here : coming
      return [first, here].map { Period(date: $0) }
    case 1:
      let next = here.adding(days: 7)
      return (conventions.nextIsComing ? [coming, next] : [next, coming]).map { Period(date: $0) }
    case -1:
      let last = here.adding(days: -7)
      return [past, last].map { Period(date: $0) }
    default: return [coming.adding(days: 7 * (offset - 1)), here.adding(days: 7 * offset)].map { Period(date: $0) }
    }
  }

  /// "the last two weeks", "the next 3 months".
  func stretch(_ length: CalendarLength, _ sign: Int, _ anchor: CivilDateTime) -> [Period] {
    var now = anchor
    if !length.isTimed { now.time = .midnight }
    let far = now.adding(length, sign: sign)
    var plain = Period(from: min(now, far).date, to: max(now, far).date, length.finest)
    plain.start = min(now, far)
    plain.end = max(now, far)
    plain.isTimed = length.isTimed
    plain.isInterval = true
    var point = plain
    point.start = far
    point.end = far
    point.isInterval = false
    if length.workdays > 0, sign > 0 {
      let tomorrow = CivilDateTime(date: now.date.adding(days: 1), time: .midnight)
      var from = plain
      from.start = tomorrow
      while from.start.date.weekday > 5 { from.start.date = from.start.date.adding(days: 1) }
      from.end = CivilDateTime(date: far.date.adding(days: 1), time: .midnight)
      return [from, plain]
    }
    guard let count = length.count, count > 0, count < 1_000 else { return [plain, point] }
    // Whole units: behind the present one, or in front of it.
    var aligned = plain
    if let first = cycle(length.finest, sign > 0 ? 1 : -count, anchor).first,
      let last = cycle(length.finest, sign > 0 ? count : -1, anchor).first
    {
      aligned.start = first.start
      aligned.end = last.end
    }
    var tomorrow = plain
    if sign > 0, !length.isTimed {
      tomorrow.start = CivilDateTime(date: now.date.adding(days: 1), time: .midnight)
      tomorrow.end = tomorrow.start.adding(length, sign: 1)
    }
    if length.finest == .quarter { return [aligned, plain] }
    if count == 1 { return sign > 0 ? [aligned, point, tomorrow] : [aligned, plain] }
    return sign > 0 ? [tomorrow, aligned, point] : [plain, aligned]
  }
}
