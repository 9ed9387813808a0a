import CivilTime

/// Times of day.
///
/// Of a time without a.m. or p.m., 12 is noon and 1 to 6 are in the afternoon. 7 to 11 follow what the text says: the
/// part of the day ("tomorrow morning at 8"), else the nearest word with a sense of its own ("dinner" is in the
/// evening, "breakfast" in the morning, "dentist" too unless that is over today). Where nothing says it and no day but
/// today is meant, the half that comes next counts; on another day 7 and 8 are in the evening, 9 to 11 in the morning.
/// The other half is kept as a candidate. An hour with a zero in front ("08:30") is in the morning.
extension TimeResolver {
  /// - Parameter day: The day that the text names; nil for today, or tomorrow where that time is over.
  func times(_ clock: Clock, on day: CivilDate?, part: PartOfDay?, anchor: CivilDateTime) -> [Period] {
    halves(clock, part: part, isToday: day == nil || day == reference.date).map { time in
      var date = day ?? anchor.date
      if day == nil, time < anchor.time { date = date.adding(days: 1) }
      // "tonight at 1" is after midnight.
      if day != nil, let part, part.isNightly, time.hour < 5, clock.half == .open || clock.hour == 0 {
        date = date.adding(days: 1)
      }
      if clock.hour == 24, day != nil { date = date.adding(days: 1) }
      return Period(moment: CivilDateTime(date: date, time: time), clock.unit)
    }
  }

  /// The times that a clock may mean, the likelier first.
  func halves(_ clock: Clock, part: PartOfDay?, isToday: Bool) -> [ClockTime] {
    guard let morning = clock.morning, let evening = clock.evening else { return [] }
    switch clock.half {
    case .exact: return clock.literal.map { [$0] } ?? []
    case .am: return [morning]
    case .pm: return [evening]
    case .open: break
    }
    if let part {
      switch part {
      case .earlyMorning, .startOfMorning, .middleOfMorning, .morning, .lateMorning, .breakfast, .afterBreakfast:
        return [clock.hour == 12 ? evening : morning]
      case .lunch, .afternoon, .longAfternoon, .middleOfAfternoon, .lateAfternoon, .endOfDay, .dinner, .workday,
        .afterLunch, .afterDinner, .afterWork, .afterSchool:
        return [evening]
      case .evening, .tonight, .night, .lateNight:
        let isSmall = clock.hour == 12 || (part != .evening && clock.hour < 6)
        return isSmall ? [morning, evening] : [evening]
      }
    }
    if clock.isCountedTo24, clock.hour != 12, clock.unit != .hour || clock.hour > 5, sense != .evening {
      let isGone = isToday && clock.unit == .hour && morning <= reference.time && evening > reference.time
      return isGone ? [evening, morning] : [morning, evening]
    }
    if clock.isPadded, sense != .evening, sense != .night { return [morning, evening] }
    if clock.hour == 12 || clock.hour < (conventions.countsHoursTo24 ? 5 : 7) { return [evening, morning] }
    switch sense {
    case .evening, .night: return [evening, morning]
    case .morning: return [morning, evening]
    case .afternoon:
      let isGone = isToday && morning <= reference.time && evening > reference.time
      return isGone ? [evening, morning] : [morning, evening]
    case .none: break
    }
    if conventions.countsHoursTo24, !isToday || morning > reference.time { return [morning, evening] }
    if isToday { return morning > reference.time ? [morning, evening] : [evening, morning] }
    return clock.hour <= 8 ? [evening, morning] : [morning, evening]
  }

  /// The hours of a part of the day, the likeliest first.
  func parts(_ part: PartOfDay, on date: CivilDate) -> [Period] {
    part.hours.map { hours in
      var period = Period(
        moment: CivilDateTime(date: date, time: ClockTime(secondsSinceMidnight: hours.0 % 24 * 3_600)), .dayPart)
      if hours.0 >= 24 { period.start.date = date.adding(days: 1) }
      period.end = CivilDateTime(date: date, time: .midnight).adding(seconds: hours.1 * 3_600)
      period.isInterval = true
      period.part = part
      return period
    }
  }
}

extension PartOfDay {
  var isBehind: Bool {
    switch self {
    case .afterBreakfast, .afterLunch, .afterDinner, .afterWork, .afterSchool: true
    default: false
    }
  }

  var isNightly: Bool { self == .night || self == .tonight || self == .lateNight }

  /// From and to which hour, the likeliest first: people do not agree on it. Hours from 24 on are of the next day.
  var hours: [(Int, Int)] {
    switch self {
    case .earlyMorning: [(6, 9), (4, 9), (8, 10)]
    case .morning: [(8, 12), (4, 12), (6, 12)]
    case .startOfMorning: [(7, 9), (6, 9), (4, 9)]
    case .middleOfMorning: [(9, 11), (10, 12)]
    case .lateMorning: [(10, 12), (11, 12)]
    case .breakfast: [(8, 10), (7, 10)]
    case .lunch: [(12, 14), (11, 13)]
    case .afternoon: [(12, 17), (15, 18), (13, 18)]
    // The "tarde" of Spanish lasts until the sun sets.
    case .longAfternoon: [(12, 20), (16, 20), (15, 20)]
    case .middleOfAfternoon: [(14, 16), (15, 17)]
    case .lateAfternoon: [(15, 18), (17, 19), (14, 16)]
    case .endOfDay: [(17, 21), (16, 18)]
    case .dinner: [(18, 21), (16, 20)]
    case .evening: [(18, 22), (16, 20), (20, 24)]
    case .tonight: [(18, 24), (20, 24), (22, 24)]
    case .night: [(20, 24), (18, 24), (22, 28)]
    case .lateNight: [(21, 24), (22, 28), (23, 28)]
    case .workday: [(9, 17), (8, 18)]
    case .afterBreakfast: [(10, 12), (12, 14)]
    case .afterLunch: [(13, 17), (14, 17)]
    case .afterDinner: [(20, 23), (21, 24)]
    case .afterWork: [(17, 21), (18, 21)]
    case .afterSchool: [(15, 21)]
    }
  }
}
