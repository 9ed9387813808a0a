public import CivilTime
public import Foundation

/// Describes a zone in a calendar (VTIMEZONE: RFC 5545, section 3.6.5), as every TZID needs it.
public struct ICalendarZoneRules {
  /// One change of the clock.
  private struct Change: Hashable {
    let instant: Date
    let before: Int
    let after: Int
    let isDaylight: Bool
    let name: String

    /// What the clock showed when it was changed.
    var civil: CivilDateTime {
      CivilDateTime(secondsSinceEpoch: Int(instant.timeIntervalSince1970) + before)
    }
  }

  /// What changes have in common that one rule may make.
  private struct Group: Hashable {
    let before: Int
    let after: Int
    let isDaylight: Bool
  }

  /// How many years of changes are written where no rule makes them.
  static let years = 12

  private let zone: TimeZone

  /// The zone needs a name of the tz database.
  public init(_ zone: TimeZone) {
    self.zone = zone
  }

  /// The component.
  ///
  /// - Parameter day: From when on the zone is to be described; a year before is taken along.
  public func component(from day: CivilDate) -> ICalendarComponent {
    let year = min(max(day.year, 1900), 9_980)
    let changes = changes(from: year - 1, through: year + Self.years)
    let start = day.daysSinceEpoch * 86_400
    let inForce = changes.first.map { Int($0.instant.timeIntervalSince1970) < start } ?? false
    var parts: [ICalendarComponent] = []
    if !inForce { parts.append(fixed(before: changes.first)) }
    var groups: [Group] = []
    var members: [Group: [Change]] = [:]
    for change in changes {
      let group = Group(before: change.before, after: change.after, isDaylight: change.isDaylight)
      if members[group] == nil { groups.append(group) }
      members[group, default: []].append(change)
    }
    parts += groups.compactMap { part(of: members[$0] ?? []) }
    return ICalendarComponent(
      name: "VTIMEZONE", properties: [ICalendarProperty(name: "TZID", text: zone.identifier)], children: parts)
  }

  private func changes(from first: Int, through last: Int) -> [Change] {
    var changes: [Change] = []
    guard let begin = CivilDate(year: first, month: 1, day: 1), let end = CivilDate(year: last, month: 1, day: 1)
    else { return [] }
    var instant = Date(timeIntervalSince1970: Double(begin.daysSinceEpoch) * 86_400)
    let bound = Date(timeIntervalSince1970: Double(end.daysSinceEpoch) * 86_400)
    while changes.count < 100, let next = zone.nextDaylightSavingTimeTransition(after: instant), next > instant,
      next < bound
    {
      instant = next
      let (before, after) = (zone.secondsFromGMT(for: next - 1), zone.secondsFromGMT(for: next))
      guard before != after else { continue }
      changes.append(
        Change(
          instant: next, before: before, after: after, isDaylight: zone.isDaylightSavingTime(for: next),
          name: name(at: next)))
    }
    return changes
  }

  /// What the clock shows before the first change, or always.
  private func fixed(before change: Change?) -> ICalendarComponent {
    let moment = change.map { $0.instant - 1 } ?? Date(timeIntervalSince1970: 0)
    let offset = Self.offset(zone.secondsFromGMT(for: moment))
    return ICalendarComponent(
      name: "STANDARD",
      properties: [
        ICalendarProperty(name: "DTSTART", value: "19000101T000000"),
        ICalendarProperty(name: "TZOFFSETFROM", value: offset), ICalendarProperty(name: "TZOFFSETTO", value: offset),
        ICalendarProperty(name: "TZNAME", text: name(at: moment)),
      ])
  }

  private func part(of changes: [Change]) -> ICalendarComponent? {
    guard let first = changes.first else { return nil }
    var properties = [
      ICalendarTime(first.civil, zone: .floating).property("DTSTART"),
      ICalendarProperty(name: "TZOFFSETFROM", value: Self.offset(first.before)),
      ICalendarProperty(name: "TZOFFSETTO", value: Self.offset(first.after)),
      ICalendarProperty(name: "TZNAME", text: first.name),
    ]
    if let rule = Self.rule(of: changes.map(\.civil)) {
      properties.append(ICalendarProperty(name: "RRULE", value: rule))
    } else {
      properties += changes.dropFirst().map { ICalendarTime($0.civil, zone: .floating).property("RDATE") }
    }
    return ICalendarComponent(name: first.isDaylight ? "DAYLIGHT" : "STANDARD", properties: properties)
  }

  /// The rule that makes the times: the same weekday of the same month at the same time, year by year.
  private static func rule(of times: [CivilDateTime]) -> String? {
    guard let first = times.first, times.count >= years - 1,
      zip(times, times.dropFirst()).allSatisfy({ $0.date.year + 1 == $1.date.year }),
      times.allSatisfy({
        $0.time == first.time && $0.date.month == first.date.month && $0.date.weekday == first.date.weekday
      })
    else { return nil }
    let length = CivilDate.daysIn(month: first.date.month, of: 2001)
    let isLast = times.allSatisfy { $0.date.day > length - 7 }
    let weeks = Set(times.map { ($0.date.day - 1) / 7 + 1 })
    guard isLast || weeks.count == 1, let week = isLast ? -1 : weeks.first else { return nil }
    let weekday = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][first.date.weekday - 1]
    return "FREQ=YEARLY;BYMONTH=\(first.date.month);BYDAY=\(week)\(weekday)"
  }

  /// UTC-OFFSET (RFC 5545, section 3.3.14).
  private static func offset(_ seconds: Int) -> String {
    let time = ClockTime(secondsSinceMidnight: min(abs(seconds), 86_399))
    let text = time.description.filter { $0 != ":" }
    return (seconds < 0 ? "-" : "+") + (time.second == 0 ? String(text.prefix(4)) : text)
  }

  private func name(at instant: Date) -> String {
    zone.abbreviation(for: instant) ?? zone.identifier
  }
}
