/// One time of day, or two with a sign of "until" between them.
struct ClockSpan {
  var end: Int
  var first: ClockReading
  var last: ClockReading?

  /// - Parameters:
  ///   - isCued: Whether a word in front says that an hour follows ("at").
  ///   - isBesideDate: Whether it stands right behind a day ("tomorrow 7").
  static func read(
    _ text: TokenizedText, _ clocks: ClockReader, _ index: Int, isCued: Bool, isBesideDate: Bool
  ) -> ClockSpan? {
    guard let first = openRead(text, clocks, index) else { return nil }
    let separator = first.end
    let isDash = text[separator].isMark("-")
    let isJoined =
      isDash || text.role(separator) == .to
      || (text.role(separator) == .and && text.isWord(index - 1, "between"))
    if isJoined, let last = clocks.read(separator + 1), text.followsCleanly(last.end) || !last.isBare {
      let isTimely = !first.isBare || !last.isBare || isCued || isBesideDate
      // "3-2" is a score even behind "at".
      if isTimely, !(isDash && first.isBare && last.isBare && !isCued && !isBesideDate) {
        return ClockSpan(end: last.end, first: withHalf(of: last, first), last: last)
      }
    }
    guard text.endsFreely(first.end) else { return nil }
    guard !first.isBare || (isCued || isBesideDate) && text.followsCleanly(first.end) else { return nil }
    // "The 14 March one" names no hour.
    guard !first.isBare || isCued || text[index].kind == .number else { return nil }
    // Behind a day, "12" alone is as likely a number of something; a mark or the end must follow.
    if first.isBare, !isCued, text[first.end].kind == .word, text.role(first.end) != .at,
      text.role(first.end) != .function
    {
      return nil
    }
    guard !first.isBare || first.hour <= 12 || first.minute > 0 else { return nil }
    return ClockSpan(end: first.end, first: first)
  }

  /// A reading that may be followed by a dash: "8-10pm".
  private static func openRead(_ text: TokenizedText, _ clocks: ClockReader, _ index: Int) -> ClockReading? {
    if let reading = clocks.read(index) { return reading }
    guard text[index + 1].isMark("-"), text.startsFreely(index), let hour = text.digits(index, 1...2),
      (1...12).contains(hour)
    else { return clocks.read(index, beforeDash: true) }
    return ClockReading(end: index + 1, hour: hour, isBare: true, grain: .hour)
  }

  /// "8-10pm" is in one half of the day, "11-1pm" in two.
  private static func withHalf(of last: ClockReading, _ first: ClockReading) -> ClockReading {
    guard first.half == .open, last.half == .pm || last.half == .am, (1...12).contains(first.hour),
      (1...12).contains(last.hour)
    else { return first }
    var first = first
    let start = first.hour % 12 * 60 + first.minute
    let end = last.hour % 12 * 60 + last.minute
    let isSame = start < end
    first.half = isSame == (last.half == .pm) ? .pm : .am
    return first
  }
}
