import CivilTime
import Foundation
import Formats

/// The person's calendars.
final class CalendarDirectory: Sendable {
  /// One file of a calendar.
  struct Item: Sendable {
    let series: [ICalendarSeries]
    /// The days that its longest event takes.
    let longest: Int
    /// Its first event, as it is shown by itself.
    let event: ICalendarEvent?
  }

  /// How many periods of rules one look at the agenda expands at most.
  private static let mostPeriods = 400_000
  /// The days that an event may begin before those that are looked at.
  private static let longestEvent = 366

  let reader: VdirReader<Item>

  var collections: VdirCollections { reader.collections }

  init(path: String) {
    reader = VdirReader(VdirCollections(path: path, ending: "ics")) { _, bytes in
      (try? ICalendarDocument(bytes: bytes)).map(Self.item)
    }
  }

  private static func item(_ document: ICalendarDocument) -> Item {
    let components = document.componentsWithKnownZones
    let events = components.flatMap { $0.children(named: "VEVENT") }.compactMap(ICalendarEvent.init)
    let lengths = events.compactMap { event -> Int? in
      guard let start = event.start, let end = event.end else { return nil }
      return end.date.daysSinceEpoch - start.date.daysSinceEpoch
    }
    return Item(
      series: ICalendarSeries.all(in: components), longest: min(max(lengths.max() ?? 0, 0), longestEvent),
      event: events.first { $0.recurrenceID == nil })
  }

  /// What takes place on the days by the clocks of the zone, in order, and how many files could not be read.
  func agenda(
    from first: CivilDate, through last: CivilDate, in zone: TimeZone
  ) -> (entries: [AgendaEntry], unreadable: [String]) {
    let contents = reader.contents()
    let begin = zone.instant(of: CivilDateTime(date: first, time: .midnight))
    let end = zone.instant(of: CivilDateTime(date: last.adding(days: 1), time: .midnight))
    var periods = Self.mostPeriods
    var entries: [AgendaEntry] = []
    for file in contents.files {
      // A day more on each side: the clocks of an event's zone may show another day.
      let from = first.adding(days: -file.item.longest - 1)
      for series in file.item.series {
        let instances = series.instances(from: from, through: last.adding(days: 1), periods: &periods)
        entries += instances.map { AgendaEntry($0, collection: file.collection, in: zone) }
          .filter { $0.overlaps(begin, end) }
      }
    }
    return (entries.sorted { $0.order < $1.order }, contents.unreadable)
  }

  /// The names of the calendars that can be written, and how a person calls each.
  func choices() throws -> [(name: String, title: String)] {
    try collections.names().filter { collections.vdir(of: $0).isWritable }
      .map { ($0, collections.title(of: $0, or: "Calendar")) }
  }
}
