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
  /// All series of a file together have no more than these, so that a small file cannot become a large journal.
  static let mostRecurring = 20_000
  /// A file has no more single entries than these: the latest ones.
  static let mostSingle = 100_000
  /// So many periods of rules are looked at in one file.
  static let mostPeriods = 5_000_000

  /// - Parameters:
  ///   - day: The day of the import.
  ///   - isCancelled: Is asked before each series; what was read until then is returned.
  static func read(_ bytes: [UInt8], day: CivilDate, isCancelled: () -> Bool = { false }) -> ImportedFile {
    do throws(FormatError) {
      let document = try ICalendarDocument(bytes: bytes)
      var file = ImportedFile(problem: document.problems.first)
      let calendars = document.componentsWithKnownZones.map(complete)
      // An old calendar is imported for its past: single entries count however old they are.
      let beginning = CivilDate(daysSinceEpoch: 0)
      let last = day.adding(days: daysAhead)
      var recurring = LatestInstances(most: mostRecurring, from: day.adding(days: -daysBack))
      var single = LatestInstances(most: mostSingle, from: beginning)
      var periods = mostPeriods
      let all = ICalendarSeries.all(in: calendars)
      for (index, series) in all.enumerated() where !isCancelled() {
        if series.isRecurring {
          let instances = series.instances(from: recurring.first, through: last, periods: &periods)
          recurring.add(instances.suffix(mostInstances), of: index)
        } else {
          single.add(series.instances(from: single.first, through: last, periods: &periods)[...], of: index)
        }
      }
      let kept = recurring.kept.merging(single.kept) { first, _ in first }
      var reading = CalendarReading(owner: CalendarOwner(calendars))
      for (index, series) in all.enumerated() where !isCancelled() {
        reading.take(series, kept[index] ?? [], cancelled: series.cancelledInstances(from: beginning, through: last))
      }
      file.events = reading.events
      if recurring.isCut || single.isCut || periods <= 0 {
        file.problem = file.problem ?? FormatError(format: .iCalendar, position: .line(1), reason: .tooLarge)
      }
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
