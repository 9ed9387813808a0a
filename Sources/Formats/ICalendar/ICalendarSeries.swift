public import CivilTime
internal import Foundation

/// An event with all that replaces single instances of it: what has one UID.
public struct ICalendarSeries: Sendable, Hashable {
  /// A series has at most this many instances within a window.
  public static let mostInstances = 5_000
  /// How many periods of a rule are looked at.
  static let mostPeriods = 60_000
  /// How many entries of one UID are taken for one series with its changes.
  private static let mostMasters = 1_000

  private let masters: [ICalendarEvent]
  private let overrides: [ICalendarEvent]
  /// Whether any revision of the series itself is kept from others; what replaces an instance is then too.
  public let isPrivate: Bool
  /// The replaced instances of which any revision is kept from others.
  private let privateInstances: Set<ICalendarTime>
  /// The name of the series (UID).
  public let uid: String?
  /// How new the series itself is; nil where only replaced instances are there.
  public let revision: ICalendarRevision?

  /// The events of a calendar by their UID, in the order in which they stand. Events without a UID stand alone.
  public static func all(in components: [ICalendarComponent]) -> [ICalendarSeries] {
    var order: [[ICalendarEvent]] = []
    var places: [String: Int] = [:]
    for component in components {
      let found = component.isNamed("VEVENT") ? [component] : component.children(named: "VEVENT")
      for event in found.compactMap(ICalendarEvent.init) {
        guard let uid = event.uid, !uid.isEmpty else {
          order.append([event])
          continue
        }
        if let place = places[uid] {
          order[place].append(event)
        } else {
          places[uid] = order.count
          order.append([event])
        }
      }
    }
    return order.map(ICalendarSeries.init)
  }

  init(_ events: [ICalendarEvent]) {
    func sequence(_ event: ICalendarEvent) -> Int { event.component.text("SEQUENCE").flatMap { Int($0) } ?? 0 }
    let candidates = events.filter { $0.recurrenceID == nil }
    // Of one event that stands in several revisions the newest counts.
    let newest = candidates.map(sequence).max()
    var starts: Set<ICalendarTime> = []
    masters = candidates.filter { event in
      guard let start = event.start, sequence(event) == newest else { return false }
      return starts.insert(start).inserted
    }
    isPrivate = candidates.contains(where: \.isPrivate)
    privateInstances = Set(events.filter(\.isPrivate).compactMap(\.recurrenceID))
    uid = events.first?.uid
    revision = masters.map(\.revision).max()
    var replaced: [ICalendarTime: ICalendarEvent] = [:]
    var order: [ICalendarTime] = []
    for event in events {
      guard let identifier = event.recurrenceID else { continue }
      if let known = replaced[identifier], sequence(known) > sequence(event) { continue }
      if replaced.updateValue(event, forKey: identifier) == nil { order.append(identifier) }
    }
    overrides = order.compactMap { replaced[$0] }
  }

  /// Whether the whole series is called off.
  public var isCancelled: Bool { !masters.isEmpty && masters.allSatisfy(\.isCancelled) }

  /// Whether there is more than one instance.
  public var isRecurring: Bool {
    masters.contains { !$0.recurrenceRules.isEmpty || !$0.additionalStarts.isEmpty }
      || masters.count + overrides.count > 1
  }

  /// The instances that start within the days, by start. Cancelled ones are left out.
  public func instances(from first: CivilDate, through last: CivilDate) -> [ICalendarInstance] {
    var periods = Int.max
    return instances(from: first, through: last, periods: &periods)
  }

  /// The instances that start within the days, by start. Cancelled ones are left out.
  ///
  /// - Parameter periods: How many periods of rules may be looked at; those that were are taken off. At 0 a rule makes
  ///   no more instances.
  public func instances(
    from first: CivilDate, through last: CivilDate, periods: inout Int
  ) -> [ICalendarInstance] {
    var instances: [ICalendarInstance] = []
    for master in masters where !master.isCancelled { instances += expanded(master, first, last, &periods) }
    instances += replacements(from: first, through: last).filter { !$0.event.isCancelled }
    return instances.sorted { ($0.start.civil, $0.end.civil) < ($1.start.civil, $1.end.civil) }
  }

  /// The single instances within the days that are called off.
  public func cancelledInstances(from first: CivilDate, through last: CivilDate) -> [ICalendarInstance] {
    replacements(from: first, through: last).filter(\.event.isCancelled)
  }

  private func replacements(from first: CivilDate, through last: CivilDate) -> [ICalendarInstance] {
    overrides.compactMap { event in
      guard let start = event.start, let end = event.end, start.date >= first, start.date <= last,
        let identifier = event.recurrenceID
      else { return nil }
      return ICalendarInstance(
        event: event, start: start, end: end, isRecurring: !masters.isEmpty, recurrence: identifier,
        isPrivate: isPrivate || event.isPrivate || privateInstances.contains(identifier))
    }
  }

  private func expanded(
    _ master: ICalendarEvent, _ first: CivilDate, _ last: CivilDate, _ periods: inout Int
  ) -> [ICalendarInstance] {
    guard let start = master.start, let end = master.end else { return [] }
    let rules = master.recurrenceRules
    let additional = master.additionalStarts
    var starts = [start]
    for rule in rules { starts += Self.starts(rule, from: start, first, last, &periods) }
    starts += additional
    // A name that so many entries share names no series.
    let replaced = masters.count <= Self.mostMasters ? overrides.compactMap(\.recurrenceID) : []
    let excluded = master.excludedStarts + replaced
    // A day is named by some programs with a time, and a time by its day.
    let excludedTimes = Set(excluded.filter { $0.time != nil && start.time != nil }.map { Self.key($0, start) })
    let excludedDays = Set(excluded.filter { $0.time == nil || start.time == nil }.map(\.date))
    let isRecurring = !rules.isEmpty || !additional.isEmpty
    var seen: Set<Int> = []
    return starts.compactMap { time in
      guard time.date >= first, time.date <= last, seen.insert(Self.key(time, start)).inserted,
        !excludedTimes.contains(Self.key(time, start)), !excludedDays.contains(time.date)
      else { return nil }
      return ICalendarInstance(
        event: master, start: time, end: Self.end(of: time, master, start, end), isRecurring: isRecurring,
        isPrivate: isPrivate)
    }
  }

  /// The same for two values that mean one start.
  private static func key(_ time: ICalendarTime, _ start: ICalendarTime) -> Int {
    Int(time.instant(floatingIn: start.timeZone ?? .gmt).timeIntervalSince1970)
  }

  private static func end(
    of time: ICalendarTime, _ master: ICalendarEvent, _ start: ICalendarTime, _ end: ICalendarTime
  ) -> ICalendarTime {
    guard time != start else { return end }
    guard start.time != nil, time.time != nil else {
      return ICalendarTime(date: time.date.adding(days: max(1, end.date.daysSinceEpoch - start.date.daysSinceEpoch)))
    }
    if master.component.property("DTEND") == nil,
      let duration = master.component.property("DURATION").flatMap({ ICalendarDuration($0.value) })
    {
      let end = duration.end(after: time)
      return end.civil > time.civil ? end : time
    }
    // DTEND gives an exact duration, which each instance has.
    let zone = time.timeZone ?? .gmt
    let seconds = end.instant(floatingIn: .gmt).timeIntervalSince(start.instant(floatingIn: .gmt))
    let instant = zone.instant(of: time.civil).addingTimeInterval(seconds)
    return ICalendarTime(zone.civil(at: instant), zone: time.zone)
  }

  /// The starts that the rule makes, in the local time of the first one.
  private static func starts(
    _ rule: RecurrenceRule, from start: ICalendarTime, _ first: CivilDate, _ last: CivilDate, _ periods: inout Int
  ) -> [ICalendarTime] {
    var days = RecurrenceDays(rule, start: start.date)
    if rule.count == nil { days.skip(to: first) }
    var result: [ICalendarTime] = []
    // DTSTART is an instance whether the rule makes it or not, but COUNT counts what the rule makes.
    var count = 0
    for _ in 0..<mostPeriods {
      guard periods > 0 else { break }
      periods -= 1
      guard let (begin, found) = days.next(), begin <= last else { break }
      for day in found where day >= start.date {
        var time = start
        time.date = day
        guard day <= last, !isPast(rule.until, time) else { return result }
        if let bound = rule.count {
          guard count < bound else { return result }
          count += 1
        }
        guard day >= first, day > start.date else { continue }
        guard result.count < mostInstances else { return result }
        result.append(time)
      }
    }
    return result
  }

  private static func isPast(_ until: ICalendarTime?, _ time: ICalendarTime) -> Bool {
    guard let until else { return false }
    guard until.time != nil, time.time != nil else { return time.date > until.date }
    guard until.timeZone != nil, let zone = time.timeZone else { return time.civil > until.civil }
    return zone.instant(of: time.civil) > until.instant(floatingIn: zone)
  }
}
