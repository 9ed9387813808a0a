/// Reads times of day: "12:30", "7pm", "half 7", "quarter to 8", "noon", "7 o'clock", and bare hours.
struct ClockReader {
  let text: TokenizedText

  /// - Parameter beforeDash: Whether a dash with a second time may be glued to it ("10:00-11:00").
  func read(_ index: Int, beforeDash: Bool = false) -> ClockReading? {
    let token = text[index]
    guard text.startsFreely(index) || text[index - 1].isMark("-") else { return nil }
    var reading: ClockReading?
    switch token.kind {
    case .number: reading = numeric(index)
    case .word:
      switch token.lexeme.role {
      case .noon: reading = ClockReading(end: index + 1, hour: 12, half: .exact)
      case .midnight: reading = ClockReading(end: index + 1, hour: 0, half: .exact)
      case .half, .quarter: reading = fraction(index)
      default:
        if let hour = text.number(index), hour <= 12, token.lexeme.role != .a, !text.isWord(index, "couple") {
          reading = past(index) ?? withHalf(ClockReading(end: index + 1, hour: hour, isBare: true, grain: .hour))
        }
      }
    default: return nil
    }
    guard var reading else { return nil }
    if text.role(reading.end) == .ish, !text[reading.end].hasSpaceBefore || text.isWord(reading.end, "plus") {
      reading.end += 1
    }
    guard text.endsFreely(reading.end) || (beforeDash && text[reading.end].isMark("-")) else { return nil }
    if let zone = ClockZone.name(text, reading.end) {
      reading.timeZone = zone
      reading.end += 1
    }
    return reading
  }

  private func numeric(_ index: Int) -> ClockReading? {
    if let reading = past(index) { return reading }
    if let whole = text.digits(index, 3...4) { return compact(whole, index) }
    guard let hour = text.digits(index, 1...2), hour < 24 else { return nil }
    let isPadded = text[index].count == 2 && hour < 10
    let mark = text[index + 1]
    if mark.isMark(":") || mark.isMark("."), text.isGlued(index + 1), text.isGlued(index + 2),
      let minute = text.digits(index + 2, 2...2)
    {
      guard minute < 60 else { return nil }
      var reading = ClockReading(end: index + 3, hour: hour, minute: minute)
      if mark.isMark(":"), text[reading.end].isMark(":"), text.isGlued(reading.end), text.isGlued(reading.end + 1),
        let second = text.digits(reading.end + 1, 2...2), second < 60
      {
        reading.second = second
        reading.grain = .second
        reading.end += 2
      }
      reading = withHalf(reading) ?? reading
      if reading.half == .open, hour == 0 || hour > 12 || (isPadded && mark.isMark(":")) { reading.half = .exact }
      // "5.30" alone is a number.
      reading.isBare = mark.isMark(".") && reading.half != .am && reading.half != .pm
      if mark.isMark(":"), text.role(index - 1) == .ratio { return nil }
      return reading
    }
    var reading = ClockReading(end: index + 1, hour: hour, isBare: true, grain: .hour)
    if hour == 0 || hour > 12 { reading.half = .exact }
    if hour == 12, text.role(index + 1) == .noon || text.role(index + 1) == .midnight {
      reading.hour = text.role(index + 1) == .noon ? 12 : 0
      return ClockReading(end: index + 2, hour: reading.hour, half: .exact)
    }
    if isOClock(index + 1) {
      reading.end = text[index + 2].isMark("'") ? index + 4 : index + 2
      reading.isBare = false
    }
    return withHalf(reading)
  }

  /// "730pm", "1930hrs".
  private func compact(_ whole: Int, _ index: Int) -> ClockReading? {
    var reading = ClockReading(end: index + 1, hour: whole / 100, minute: whole % 100)
    guard reading.hour < 24, reading.minute < 60 else { return nil }
    if text[index].count == 4,
      text.isWord(index + 1, "hrs") || text.isWord(index + 1, "hours") || text.isWord(index + 1, "h")
    {
      reading.half = .exact
      reading.end += 1
      return reading
    }
    guard let result = withHalf(reading), result.half != .open else { return nil }
    return result
  }

  /// Takes "am", "p.m." and the like; nil where the hour does not fit them.
  private func withHalf(_ reading: ClockReading) -> ClockReading? {
    var reading = reading
    var half: ClockReading.Half?
    switch text.role(reading.end) {
    case .am: half = .am
    case .pm: half = .pm
    default: break
    }
    if half != nil {
      reading.end += 1
    } else if text[reading.end].kind == .word, text[reading.end + 1].isMark("."), text.isWord(reading.end + 2, "m") {
      half = text.isWord(reading.end, "a") ? .am : text.isWord(reading.end, "p") ? .pm : nil
      if half != nil { reading.end += text[reading.end + 3].isMark(".") && text.isGlued(reading.end + 3) ? 4 : 3 }
    }
    guard let half else { return reading }
    // "19:00 pm" is written by people who mean 19:00.
    guard reading.hour <= 12 || half == .pm else { return nil }
    guard reading.hour > 0 else { return nil }
    reading.half = reading.hour > 12 ? .exact : half
    reading.isBare = false
    return reading
  }

  /// "half 7", "half past 7", "quarter to 8".
  private func fraction(_ index: Int) -> ClockReading? {
    let isHalf = text.role(index) == .half
    var next = index + 1
    var isBefore = false
    switch text.role(next) {
    case .past, .last: next += 1
    case .to where !isHalf:
      isBefore = true
      next += 1
    default: guard isHalf else { return nil }
    }
    guard let hour = text.number(next), (1...12).contains(hour), text[next].lexeme.role != .a else { return nil }
    guard let reading = withHalf(ClockReading(end: next + 1, hour: hour, minute: isHalf ? 30 : 15)) else { return nil }
    guard reading.half != .open || text.followsCleanly(reading.end) else { return nil }
    return isBefore ? earlier(reading, by: 15) : reading
  }

  /// "20 past 7", "ten to 8".
  private func past(_ index: Int) -> ClockReading? {
    guard let minutes = text.number(index), [5, 10, 20, 25].contains(minutes) else { return nil }
    let role = text.role(index + 1)
    guard role == .past || role == .last || (role == .to && text.isWord(index + 1, "to")),
      let hour = text.number(index + 2), (1...12).contains(hour), text[index + 2].lexeme.role != .a,
      // "10 to 8" may be an interval; spelled numbers and other minutes are not.
      role != .to || text[index].kind == .word || minutes > 12
    else { return nil }
    guard let reading = withHalf(ClockReading(end: index + 3, hour: hour, minute: role == .to ? 0 : minutes)),
      reading.half != .open || text.followsCleanly(reading.end)
    else { return nil }
    return role == .to ? earlier(reading, by: minutes) : reading
  }

  private func earlier(_ reading: ClockReading, by minutes: Int) -> ClockReading {
    var reading = reading
    reading.hour = reading.hour == 1 ? 12 : reading.hour - 1
    reading.minute = 60 - minutes
    return reading
  }

  private func isOClock(_ index: Int) -> Bool {
    text.isWord(index, "oclock")
      || (text.isWord(index, "o") && text[index + 1].isMark("'") && text.isWord(index + 2, "clock"))
  }
}
