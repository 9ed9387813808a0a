/// What a text says of a time, before it is resolved against the reference.
indirect enum TimeExpression: Sendable {
  case now
  case calendar(CalendarFields)
  /// The unit that lies so many units from the present one: 0 is this one, 1 the next.
  case cycle(CalendarUnit, Int)
  /// "this/next/last Friday": the weekday with 0, 1 or -1.
  case relativeWeekday(Int, Int)
  case clock(Clock)
  case dayPart(PartOfDay)
  /// A feast by its name, and which one: nil for the coming one, else as in ``cycle(_:_:)``.
  case feast(String, Int?)
  /// The first in the second: "9:00" in "tomorrow", "Friday" in "next week".
  case within(TimeExpression, TimeExpression)
  /// So long after (1) or before (-1) another time.
  case shifted(TimeExpression, CalendarLength, Int)
  /// The n-th of a kind in a time; negative from its end.
  case nth(Int, TimeExpression, TimeExpression)
  /// The n-th of a kind after a time, or before it where n is negative.
  case nthFrom(Int, TimeExpression, TimeExpression)
  case interval(TimeExpression, TimeExpression)
  /// From one day of the month to another one.
  case days(Int, Int, CalendarFields)
  /// The last (-1) or next (1) so many units.
  case stretch(CalendarLength, Int)
  case part(PartOfPeriod, TimeExpression)
  /// From a time on, so long.
  case lasting(TimeExpression, CalendarLength)
  /// The first so many units of a time; the last ones where the number is negative.
  case first(Int, CalendarUnit, TimeExpression)
  /// The unit that a day is in; the weekend beside it.
  case around(CalendarUnit, TimeExpression)
  /// What comes after a month, a year; or that one itself.
  case following(TimeExpression)
  /// The IANA name or offset of a zone.
  case zoned(TimeExpression, String)
  /// The same moment told twice, in two zones.
  case either(TimeExpression, TimeExpression)
  /// Two numbers with a mark between, whose order the region decides; the year where there is one.
  case numeric(Int, Int, Int?)
  case repeated(Repetition, TimeExpression?)

  /// The finest unit that it states.
  var unit: CalendarUnit {
    switch self {
    case .now: .second
    case .calendar(let fields): fields.unit
    case .cycle(let unit, _): unit
    case .relativeWeekday, .days, .numeric, .feast: .day
    case .clock(let clock): clock.unit
    case .dayPart: .dayPart
    case .within(let inner, _): inner.unit
    case .shifted(let base, let length, _):
      if length.isTimed { .minute } else if case .now = base { .day } else { min(base.unit, .day) }
    case .nth(_, let inner, _), .nthFrom(_, let inner, _): inner.unit
    case .interval(let first, _): first.unit
    case .stretch(let length, _): length.finest
    case .part(_, let whole), .lasting(let whole, _), .following(let whole): whole.unit
    case .first(_, let unit, _), .around(let unit, _): unit
    case .zoned(let inner, _), .either(let inner, _): inner.unit
    case .repeated(let repetition, _): repetition.unit
    }
  }

  /// Whether the preposition in front belongs to what it names: "after work".
  var keepsItsLead: Bool {
    switch self {
    case .now: true
    case .dayPart(let part): part.isBehind
    case .within(.dayPart(let part), _): part.isBehind
    default: false
    }
  }

  /// Whether it is counted from the moment at which it is said, whatever stands in front of it.
  var isDeictic: Bool {
    switch self {
    case .now, .cycle, .relativeWeekday: true
    case .within(_, let outer): outer.isDeictic
    case .shifted(let base, _, _): base.isDeictic
    default: false
    }
  }

  /// Whether it is a day whose year is written too.
  var namesItsYear: Bool {
    switch self {
    case .calendar(let fields): fields.day != nil && fields.year != nil
    case .numeric(_, _, let year): year != nil
    case .within(let inner, let outer): inner.namesItsYear || outer.namesItsYear
    default: false
    }
  }

  /// Whether it says nothing but a day of some month: "the 3rd".
  var isDayOfMonth: Bool {
    guard case .calendar(let fields) = self else { return false }
    return fields.day != nil && fields.month == nil && fields.year == nil && fields.weekday == nil
  }

  /// Whether it says nothing but a time of day.
  var isTimeOfDay: Bool {
    switch self {
    case .clock, .dayPart: true
    case .interval(let first, let last): first.isTimeOfDay && last.isTimeOfDay
    case .within(let inner, let outer), .either(let inner, let outer): inner.isTimeOfDay && outer.isTimeOfDay
    case .zoned(let inner, _), .part(_, let inner), .lasting(let inner, _): inner.isTimeOfDay
    case .shifted(let base, _, _): base.isTimeOfDay
    default: false
    }
  }
}

/// A part of a day, or of another period, by its name.
enum PartOfDay: String, Sendable {
  case earlyMorning, startOfMorning, middleOfMorning, morning, lateMorning, lunch, afternoon, longAfternoon,
    middleOfAfternoon, lateAfternoon, endOfDay, evening, tonight, night,
    lateNight,
    breakfast,
    dinner, workday, afterBreakfast, afterLunch, afterDinner, afterWork, afterSchool
}

/// A part of a period.
enum PartOfPeriod: String, Sendable {
  case beginning, middle, end, firstHalf, secondHalf
  /// What is left of it, where it has begun; else its second half.
  case later
  case earlier
}
