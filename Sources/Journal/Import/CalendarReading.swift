internal import CivilTime
internal import Formats
internal import Foundation

/// Makes events of the series of one calendar.
struct CalendarReading {
  let owner: CalendarOwner
  private(set) var events: [JournalEvent] = []
  /// The entry that was read last, and what all its instances have in common.
  private var known: (entry: ICalendarEvent, common: JournalEvent)?
  private var number = 0

  init(owner: CalendarOwner) {
    self.owner = owner
  }

  /// - Parameters:
  ///   - instances: Those that took place, or will.
  ///   - cancelled: Those that were called off: copies of them in other files must not show.
  mutating func take(
    _ series: ICalendarSeries, _ instances: some Sequence<ICalendarInstance>, cancelled: [ICalendarInstance]
  ) {
    let count = events.count
    for instance in instances { events.append(event(instance, series)) }
    let isEmpty = events.count == count
    for instance in cancelled { events.append(event(instance, series)) }
    guard let uid = series.uid, !uid.isEmpty, isEmpty || series.isPrivate || series.isCancelled,
      let revision = series.revision
    else { return }
    var mark = JournalEvent(
      id: ContentHash.id("series", uid), kind: .eventPoster, wallStart: 0, wallEnd: 0, offset: nil,
      zoneSource: .floating)
    mark.series = Self.name(uid)
    mark.isSeriesMark = true
    mark.isSensitive = series.isPrivate
    mark.isCancelled = series.isCancelled
    mark.revision = revision
    mark.seriesRevision = revision
    events.append(mark)
  }

  private static func moment(_ time: ICalendarTime) -> String {
    time.time == nil || time.timeZone == nil ? time.civil.description : "\(time.civil(in: .gmt))Z"
  }

  static func name(_ uid: String) -> String { ContentHash.id("uid", uid) }

  private mutating func event(_ instance: ICalendarInstance, _ series: ICalendarSeries) -> JournalEvent {
    let details = instance.event
    let start = instance.start
    let wallStart = start.civil.secondsSinceEpoch
    let length = Self.length(instance)
    var zoneSource = ZoneSource.floating
    var offset: Int?
    var endOffset: Int?
    switch start.zone {
    case .utc:
      zoneSource = .utc
      offset = 0
    case .named(let zone):
      zoneSource = .calendar
      let instant = zone.instant(of: start.civil)
      offset = zone.secondsFromGMT(for: instant)
      // A flight ends by the clock of where it ends.
      let last: TimeZone = if case .named(let other) = instance.end.zone { other } else { zone }
      endOffset = last.secondsFromGMT(for: instant.addingTimeInterval(Double(length)))
    case .floating, .unknown: break
    }
    let uid = details.uid ?? ContentHash.id(details.summary ?? "", start.civil.description)
    // A moved instance is still the one that it was, by whatever clock it is named.
    let isOneOfMany = instance.isRecurring || details.recurrenceID != nil
    let identity = isOneOfMany ? "\(uid)@\(Self.moment(instance.recurrence))" : uid
    var event = JournalEvent(
      id: ContentHash.id("calendar", identity), kind: .eventPoster, wallStart: wallStart,
      wallEnd: wallStart + length, offset: offset, zoneSource: zoneSource)
    event.entry = instance.isRecurring ? "\(uid)@\(start.civil.description.prefix(16))" : uid
    event.endOffset = endOffset
    event.zone = start.timeZone?.identifier
    event.isAllDay = start.time == nil
    event.isRecurring = instance.isRecurring
    event.isSensitive = instance.isPrivate
    let common = common(details, series)
    event.title = common.title
    event.place = common.place
    event.coordinate = common.coordinate
    event.people = common.people
    event.texts = common.texts
    event.isTextCut = common.isTextCut
    event.details = common.details
    event.series = common.series
    event.revision = common.revision
    event.seriesRevision = common.seriesRevision
    event.isOverride = common.isOverride
    event.isTransparent = common.isTransparent
    event.isDeclined = common.isDeclined
    event.isCancelled = common.isCancelled
    event.isTentative = common.isTentative
    event.isOpenEnded = common.isOpenEnded
    event.facts = common.facts
    return event
  }

  /// What does not depend on the instance, read once for all of them.
  private mutating func common(_ details: ICalendarEvent, _ series: ICalendarSeries) -> JournalEvent {
    if let known, known.entry == details { return known.common }
    var common = JournalEvent(
      id: "", kind: .eventPoster, wallStart: 0, wallEnd: 0, offset: nil, zoneSource: .floating)
    number += 1
    common.details = number
    common.title = details.summary.flatMap { CleanText.line($0, limit: 500) }
    common.place = details.location.flatMap { CleanText.line($0, limit: 500) }
    common.coordinate = Self.coordinate(details)
    let others = owner.others(at: details)
    common.people = others.prefix(50).compactMap(\.name).compactMap { CleanText.line($0, limit: 200) }
    let texts = CalendarTexts.all(details.component)
    common.texts = texts.texts
    common.isTextCut = texts.isCut
    common.series = details.uid.flatMap { $0.isEmpty ? nil : Self.name($0) }
    common.revision = details.revision
    common.seriesRevision = series.revision
    common.isOverride = details.recurrenceID != nil
    common.isTransparent = details.isTransparent
    common.isDeclined = owner.hasDeclined(details)
    common.isCancelled = details.isCancelled
    common.isTentative = details.isTentative
    common.isOpenEnded = !details.saysEnd
    common.facts.isHost = owner.isHost(of: details).map { $0 ? 1 : 0 }
    known = (details, common)
    return common
  }

  /// The exact length in seconds; the end may be written in another zone than the start.
  private static func length(_ instance: ICalendarInstance) -> Int {
    let zone = instance.start.timeZone ?? .gmt
    let seconds = instance.end.instant(floatingIn: zone).timeIntervalSince(instance.start.instant(floatingIn: zone))
    return Int(min(max(seconds, 0), 3.2e9))
  }

  /// GEO (RFC 5545, section 3.8.1.6).
  private static func coordinate(_ event: ICalendarEvent) -> Coordinate? {
    let parts = event.component.text("GEO")?.split(separator: ";").compactMap { Double($0) } ?? []
    guard parts.count == 2 else { return nil }
    return Coordinate(latitude: parts[0], longitude: parts[1])
  }
}
