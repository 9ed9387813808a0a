internal import CivilTime
internal import Formats
internal import Foundation

/// An iCalendar file becomes the entries that took place, or will.
enum CalendarImport {
  /// Instances are kept from so many days before the import on …
  static let daysBack = 3_660
  /// … to so many days after it; a file is read again before they are over.
  static let daysAhead = 400
  /// One series has no more instances than these in the journal: the latest ones.
  static let mostInstances = 1_000

  /// - Parameter day: The day of the import.
  static func read(_ bytes: [UInt8], day: CivilDate) -> ImportedFile {
    do throws(FormatError) {
      let document = try ICalendarDocument(bytes: bytes)
      var file = ImportedFile(problem: document.problems.first)
      let calendars = document.componentsWithKnownZones
      let owner = CalendarOwner(calendars)
      // An old calendar is imported for its past: single entries count however old they are.
      let beginning = CivilDate(daysSinceEpoch: 0)
      for series in ICalendarSeries.all(in: calendars) {
        let first = series.isRecurring ? day.adding(days: -daysBack) : beginning
        file.events += series.instances(from: first, through: day.adding(days: daysAhead)).suffix(mostInstances)
          .map { event($0, owner) }
      }
      return file
    } catch {
      return ImportedFile(problem: error)
    }
  }

  private static func event(_ instance: ICalendarInstance, _ owner: CalendarOwner) -> JournalEvent {
    let details = instance.event
    let start = instance.start
    let wallStart = start.civil.secondsSinceEpoch
    var zoneSource = ZoneSource.floating
    var offset: Int?
    switch start.zone {
    case .utc:
      zoneSource = .utc
      offset = 0
    case .named(let zone):
      zoneSource = .calendar
      offset = zone.secondsFromGMT(for: zone.instant(of: start.civil))
    case .floating, .unknown: break
    }
    let uid = details.uid ?? ContentHash.id(details.summary ?? "", start.civil.description)
    // A moved instance is still the one that it was.
    let instanceStart = details.recurrenceID ?? start
    let identity = instance.isRecurring ? "\(uid)@\(instanceStart.civil)" : uid
    var event = JournalEvent(
      id: ContentHash.id("calendar", identity), kind: .eventPoster, wallStart: wallStart,
      wallEnd: wallStart + length(instance), offset: offset, zoneSource: zoneSource)
    event.entry = instance.isRecurring ? "\(uid)@\(start.civil.description.prefix(16))" : uid
    event.zone = start.timeZone?.identifier
    event.title = details.summary.map { String($0.prefix(500)) }
    event.place = details.location.map { String($0.prefix(500)) }
    event.coordinate = coordinate(details)
    let others = details.attendees.filter { !owner.isOwner($0) && !$0.hasDeclined }
    event.people = others.prefix(50).compactMap(\.name).map { String($0.prefix(200)) }
    event.texts = texts(details)
    event.isAllDay = start.time == nil
    event.isRecurring = instance.isRecurring
    event.isTransparent = details.isTransparent
    event.isSensitive = details.isPrivate || owner.hasDeclined(details)
    return event
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

  private static func texts(_ event: ICalendarEvent) -> [String] {
    let described = [event.component.text("DESCRIPTION"), event.component.text("COMMENT")].compactMap { $0 }
    let people = (event.attendees + [event.organizer].compactMap { $0 }).prefix(200)
    return (described + event.categories + people.compactMap(\.name) + people.compactMap(\.emailAddress)).map {
      String($0.prefix(2_000))
    }
  }
}
