internal import CivilTime
internal import Formats
internal import Foundation

/// An iCalendar file becomes the entries that took place, or will.
enum CalendarImport {
  /// Instances are kept from so many days before the import on …
  static let daysBack = 3_660
  /// … to so many days after it; a file is read again before they are over.
  static let daysAhead = 40
  /// One series has no more instances than these in the journal: the latest ones.
  static let mostInstances = 1_000

  /// - Parameters:
  ///   - day: The day of the import.
  ///   - isCancelled: Is asked before each series; what was read until then is returned.
  static func read(_ bytes: [UInt8], day: CivilDate, isCancelled: () -> Bool = { false }) -> ImportedFile {
    do throws(FormatError) {
      let document = try ICalendarDocument(bytes: bytes)
      var file = ImportedFile(problem: document.problems.first)
      let calendars = document.componentsWithKnownZones.map(complete)
      var reading = CalendarReading(owner: CalendarOwner(calendars))
      // An old calendar is imported for its past: single entries count however old they are.
      let beginning = CivilDate(daysSinceEpoch: 0)
      let last = day.adding(days: daysAhead)
      for series in ICalendarSeries.all(in: calendars) where !isCancelled() {
        let first = series.isRecurring ? day.adding(days: -daysBack) : beginning
        let instances = series.instances(from: first, through: last).suffix(mostInstances)
        reading.take(series, instances, cancelled: series.cancelledInstances(from: first, through: last))
      }
      file.events = reading.events
      return file
    } catch {
      return ImportedFile(problem: error)
    }
  }

  /// The calendar without what was cut off: nobody knows whether it would have been marked as private.
  private static func complete(_ calendar: ICalendarComponent) -> ICalendarComponent {
    var calendar = calendar
    if calendar.isNamed("VEVENT"), !calendar.isComplete { return ICalendarComponent(name: "") }
    calendar.children.removeAll { $0.isNamed("VEVENT") && !$0.isComplete }
    return calendar
  }
}
