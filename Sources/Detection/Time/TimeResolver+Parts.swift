import CivilTime

/// Parts of days, weeks, months and years.
extension TimeResolver {
  /// The beginning, middle or end of a period, the likeliest reading first.
  func part(_ part: PartOfPeriod, of whole: Period) -> [Period] {
    let days = whole.end.date.daysSinceEpoch - whole.start.date.daysSinceEpoch
    let isPresent = whole.start <= reference && reference < whole.end
    switch part {
    case .later:
      var half = self.part(.secondHalf, of: whole)
      if isPresent, let first = half.first, first.start < reference {
        var left = first
        left.start = days <= 1 ? reference : CivilDateTime(date: reference.date, time: .midnight)
        half.insert(left, at: 0)
      }
      return half
    case .earlier:
      var half = self.part(.firstHalf, of: whole)
      if isPresent, days <= 1, let first = half.first, first.end > reference {
        half[0].end = max(reference, first.start.adding(seconds: 3_600))
      }
      return half
    case .end where whole.unit == .week:
      // For some it begins on Thursday.
      return [partOfPeriod(part, whole, days), partOfPeriod(.secondHalf, whole, days)]
    default: return days <= 1 ? partOfDay(part, whole) : [partOfPeriod(part, whole, days)]
    }
  }

  private func partOfDay(_ part: PartOfPeriod, _ whole: Period) -> [Period] {
    let hours: (Int, Int) =
      switch part {
      case .beginning: (9, 11)
      case .middle: (11, 14)
      case .end: (17, 21)
      case .firstHalf, .earlier: (0, 12)
      case .secondHalf, .later: (12, 24)
      }
    var result = whole
    result.start = CivilDateTime(date: whole.start.date, time: ClockTime(secondsSinceMidnight: hours.0 * 3_600))
    result.end = whole.start.adding(seconds: hours.1 * 3_600)
    result.isTimed = true
    result.isInterval = true
    result.unit = .dayPart
    guard part == .end else { return [result] }
    // Or the last moment of it.
    let last = whole.end.adding(seconds: -1)
    var moment = Period(moment: last, .second)
    moment.end = moment.start
    return [result, moment]
  }

  private func partOfPeriod(_ part: PartOfPeriod, _ whole: Period, _ days: Int) -> Period {
    var result = whole
    result.isInterval = true
    let months = whole.unit.months ?? 0
    let start = whole.start.date
    func at(_ numerator: Int, _ denominator: Int) -> CivilDate {
      if months >= 12 { return start.adding(months: months * numerator / denominator) }
      if months == 1, denominator == 3 { return start.adding(days: numerator == 0 ? 0 : 10 * numerator) }
      if months == 1 { return start.adding(days: numerator == 0 ? 0 : 15) }
      if whole.unit == .week {
        return start.adding(days: numerator == 0 ? 0 : denominator == 2 ? 3 : numerator == 1 ? 2 : 4)
      }
      return start.adding(days: days * numerator / denominator)
    }
    switch part {
    case .beginning:
      result.end = CivilDateTime(date: whole.unit == .week ? start.adding(days: 3) : at(1, 3), time: .midnight)
    case .middle:
      result.start = CivilDateTime(date: at(1, 3), time: .midnight)
      result.end = CivilDateTime(date: at(2, 3), time: .midnight)
    case .end: result.start = CivilDateTime(date: at(2, 3), time: .midnight)
    case .firstHalf, .earlier: result.end = CivilDateTime(date: at(1, 2), time: .midnight)
    case .secondHalf, .later: result.start = CivilDateTime(date: at(1, 2), time: .midnight)
    }
    return result
  }
}
