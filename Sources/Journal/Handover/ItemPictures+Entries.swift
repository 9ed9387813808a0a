internal import CivilTime
internal import Formats
internal import Store

extension ItemPictures {
  /// Those that the calendars hold themselves: no address is followed.
  mutating func addEntries(of events: [JournalEvent], _ filter: ExclusionFilter, _ database: Database) throws {
    var entries: [String: [ICalendarEvent]] = [:]
    for event in events where event.kind == .eventPoster && !filter.hides(source: event.source, path: event.path) {
      guard let (directory, read) = try ReadFile.find(of: event, database) else { continue }
      let path = directory + "/" + event.path
      if entries[path] == nil { entries[path] = Self.entries(path, read) }
      let picture = entries[path]?.lazy.filter { Self.isEntry($0, of: event) }.compactMap(\.picture).first
      if let picture { _ = take(picture, of: event, in: path, name: event.title ?? "") }
    }
  }

  private static func entries(_ path: String, _ read: ReadFile) -> [ICalendarEvent] {
    guard let document = octets(of: path, read).flatMap({ try? ICalendarDocument(bytes: $0) }) else { return [] }
    let components = document.components.flatMap { component in
      component.isNamed("VEVENT") ? [component] : component.children(named: "VEVENT")
    }
    return components.compactMap { ICalendarEvent($0) }
  }

  /// Whether the entry of the file is the event, or the series of which it is one.
  private static func isEntry(_ entry: ICalendarEvent, of event: JournalEvent) -> Bool {
    let isAtItsTime = entry.start?.civil.secondsSinceEpoch == event.wallStart
    guard (entry.recurrenceID != nil) == event.isOverride, !event.isOverride || isAtItsTime else { return false }
    if let uid = entry.uid, !uid.isEmpty { return CalendarReading.name(uid) == event.series }
    return event.series == nil && isAtItsTime && entry.summary.flatMap { CleanText.line($0, limit: 500) } == event.title
  }
}
