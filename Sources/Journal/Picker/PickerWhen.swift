internal import CivilTime

/// When a moment was, for a person: the days, and the hours by the clock where it happened.
enum PickerWhen {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(_ moment: Moment) -> String {
    let start = moment.localStart
    let end = moment.localEnd
    guard moment.members.contains(where: { !$0.event.isAllDay }) else { return day(start.date) }
    if moment.end <= moment.start { return "\(day(start.date)), \(clock(start.time))" }
    if moment.day == moment.lastDay { return "\(day(start.date)), \(clock(start.time))–\(clock(end.time))" }
    return "\(day(start.date)), \(clock(start.time)) – \(day(end.date)), \(clock(end.time))"
  }

  static func day(_ date: CivilDate) -> String {
    "\(MomentTitle.weekday(date).prefix(3)) \(date.day) \(months[min(max(date.month, 1), 12) - 1]) \(date.year)"
  }

  private static func clock(_ time: ClockTime) -> String { String(time.description.prefix(5)) }
}
