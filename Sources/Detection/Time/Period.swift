import CivilTime

/// A stretch of time on the wall clock that an expression may mean.
struct Period: Sendable {
  var start: CivilDateTime
  /// Exclusive.
  var end: CivilDateTime
  var unit: CalendarUnit
  /// Whether the start is a time of day, not only a day.
  var isTimed = false
  /// Whether an end was stated, or belongs to what was stated ("tomorrow morning").
  var isInterval = false
  var zone: String?
  /// The part of the day in which clock times of it are read.
  var part: PartOfDay?
  var rule: String?

  init(date: CivilDate) {
    start = CivilDateTime(date: date, time: .midnight)
    end = CivilDateTime(date: date.adding(days: 1), time: .midnight)
    unit = .day
  }

  init(from start: CivilDate, to end: CivilDate, _ unit: CalendarUnit) {
    self.start = CivilDateTime(date: start, time: .midnight)
    self.end = CivilDateTime(date: end, time: .midnight)
    self.unit = unit
  }

  init(moment: CivilDateTime, _ unit: CalendarUnit) {
    start = moment
    end = unit.rawValue <= CalendarUnit.hour.rawValue ? moment.adding(seconds: Int(unit.seconds)) : moment
    self.unit = unit
    isTimed = true
  }

  var isSingleDay: Bool { end.date <= start.date.adding(days: 1) }

  /// Whether both begin at the same time, told equally exactly.
  func isSame(as other: Period) -> Bool { start == other.start && isTimed == other.isTimed && end == other.end }
}
