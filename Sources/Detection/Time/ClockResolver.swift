import CivilTime

/// Settles which half of the day a clock time means.
///
/// Of a time without a.m. or p.m., 12 is noon and 1 to 6 are in the afternoon. 7 to 11 follow what the text says: the
/// part of the day ("tomorrow morning at 8"), else the nearest word with a sense of its own ("dinner" is in the
/// evening, "breakfast" in the morning, "dentist" too unless that is over today). Where nothing says it and no day but
/// today is meant, the half that comes next counts; on another day 7 and 8 are in the evening, 9 to 11 in the morning.
/// The other half is kept as a candidate.
struct ClockResolver {
  let text: TokenizedText
  let reference: CivilDateTime

  struct Resolution {
    var time: ClockTime
    /// The other half of the day, where the text leaves it open.
    var other: ClockTime?
  }

  func resolve(_ clock: ClockReading, at index: Int, dayPart: DayPart, isToday: Bool) -> Resolution? {
    guard let morning = ClockTime(hour: clock.hour % 12, minute: clock.minute, second: clock.second),
      let evening = ClockTime(hour: clock.hour % 12 + 12, minute: clock.minute, second: clock.second)
    else { return nil }
    switch clock.half {
    case .exact:
      return ClockTime(hour: clock.hour, minute: clock.minute, second: clock.second).map { Resolution(time: $0) }
    case .am: return Resolution(time: morning)
    case .pm: return Resolution(time: evening)
    case .open: break
    }
    switch dayPart {
    case .morning: return Resolution(time: clock.hour == 12 ? evening : morning)
    case .afternoon: return Resolution(time: evening)
    case .evening, .night:
      let isSmall = clock.hour == 12 || (dayPart == .night && clock.hour < 4)
      return Resolution(time: isSmall ? morning : evening)
    case .none: break
    }
    if clock.hour == 12 || clock.hour < 7 { return Resolution(time: evening, other: morning) }
    let later = Resolution(time: evening, other: morning)
    let earlier = Resolution(time: morning, other: evening)
    switch sense(around: index) {
    case .evening, .night: return later
    case .morning: return earlier
    case .afternoon: return isToday && morning <= reference.time && evening > reference.time ? later : earlier
    case .none: break
    }
    if isToday { return morning > reference.time ? earlier : later }
    return clock.hour <= 8 ? later : earlier
  }

  /// The sense of the nearest word that has one, within sixteen tokens on either side.
  private func sense(around index: Int) -> DayPart {
    for distance in 1...16 {
      for position in [index - distance, index + distance] {
        let token = text[position]
        if token.kind == .word, token.lexeme.sense != .none { return token.lexeme.sense }
      }
    }
    return .none
  }
}
