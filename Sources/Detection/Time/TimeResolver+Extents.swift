import CivilTime

/// Times that reach from one moment to another one.
extension TimeResolver {
  func extent(_ expression: TimeExpression, _ anchor: CivilDateTime, _ depth: Int) -> [Period] {
    switch expression {
    case .lasting(let start, let length):
      return resolve(start, anchor: anchor, depth: depth + 1).map { lasting($0, length) }
    case .first(let count, let unit, let outer):
      return resolve(outer, anchor: anchor, depth: depth + 1).prefix(2).compactMap { first(count, unit, of: $0) }
    case .around(let unit, let base):
      return resolve(base, anchor: anchor, depth: depth + 1).prefix(2).map { around(unit, $0.start.date) }
    case .following(let base):
      return resolve(base, anchor: anchor, depth: depth + 1).prefix(2).flatMap { period -> [Period] in
        var later = period
        later.start = period.end
        later.isInterval = false
        return [period, later]
      }
    default: return []
    }
  }

  func lasting(_ start: Period, _ length: CalendarLength) -> Period {
    var period = start
    period.end = start.start.adding(length, sign: 1)
    period.isInterval = true
    if length.isTimed, !start.isTimed {
      period.isTimed = true
      period.unit = .hour
    }
    return period
  }

  /// From now to a time; from today where only a day or more is said of the end.
  func fromNow(to end: TimeExpression, _ anchor: CivilDateTime, _ depth: Int) -> [Period] {
    resolve(end, anchor: anchor, depth: depth + 1).filter { $0.end > anchor }.prefix(1).flatMap { end -> [Period] in
      var exact = Period(moment: anchor, .minute)
      exact.end = end.isTimed && !end.isInterval ? end.start : end.end
      exact.isInterval = true
      exact.zone = end.zone
      guard !end.isTimed else { return [exact] }
      var whole = exact
      whole.start.time = .midnight
      whole.isTimed = false
      whole.unit = .day
      return [whole, exact]
    }
  }

  private func first(_ count: Int, _ unit: CalendarUnit, of outer: Period) -> Period? {
    let found = instances(of: .cycle(unit, 0), in: outer)
    let wanted = abs(count)
    guard count != 0, wanted <= found.count else { return nil }
    let slice = count > 0 ? found.prefix(wanted) : found.suffix(wanted)
    guard let start = slice.first, let end = slice.last else { return nil }
    var whole = start
    whole.end = end.end
    whole.isInterval = true
    return whole
  }

  /// The unit that the day is in. A weekend is the nearest one, with the day itself where that is beside it.
  private func around(_ unit: CalendarUnit, _ date: CivilDate) -> Period {
    guard unit == .weekend else { return containing(unit, date) }
    let monday = date.adding(days: 1 - date.weekday)
    let saturday = monday.adding(days: date.weekday <= 2 ? -2 : 5)
    var period = Period(from: min(saturday, date), to: max(saturday.adding(days: 2), date.adding(days: 1)), .weekend)
    period.isInterval = true
    return period
  }
}
