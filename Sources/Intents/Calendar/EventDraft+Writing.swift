import CivilTime
import Foundation
import Formats

extension EventDraft {
  /// The calendar with the event, for a file of its own.
  ///
  /// Times are written by the clock of their zone, which is described beside them: a series keeps its time of day when
  /// the clock is changed. Where the zone has no name, or its clock shows a time twice, they are written in UTC.
  func calendar(uid: String, stamp: Date) -> ICalendarComponent {
    var children: [ICalendarComponent] = []
    let (start, end): (ICalendarTime, ICalendarTime)
    switch time {
    case .days(let first, let last): (start, end) = (ICalendarTime(date: first), ICalendarTime(date: last))
    case .moments(let first, let last):
      let civil = [first, last].map { timeZone.civil(at: $0) }
      let isPlain = zip([first, last], civil).allSatisfy { timeZone.instant(of: $1) == $0 }
      if isPlain, timeZone.identifier.contains("/"), timeZone.identifier != "Etc/UTC" {
        (start, end) = (
          ICalendarTime(civil[0], zone: .named(timeZone)), ICalendarTime(civil[1], zone: .named(timeZone))
        )
        children.append(ICalendarZoneRules(timeZone).component(from: civil[0].date))
      } else {
        (start, end) = (ICalendarTime(first), ICalendarTime(last))
      }
    }
    var event = ICalendarEvent(uid: uid, stamp: stamp, summary: title, start: start, end: end)
    event.component.set(ICalendarTime(stamp).property("CREATED"))
    event.component.set(ICalendarProperty(name: "SEQUENCE", value: "0"))
    if keepsRecurrence, let recurrence {
      event.component.set(
        ICalendarProperty(name: "RRULE", value: RecurrenceRule.written(recurrence, startingAt: start)))
    }
    if keepsLocation { event.component.setText("LOCATION", location) }
    if keepsAttendees, !attendees.isEmpty {
      // No ATTENDEE: a server would send invitations for it.
      event.component.setText("DESCRIPTION", "With " + attendees.joined(separator: ", "))
    }
    if let alarm { event.component.children.append(alarm.component(title: title)) }
    return .calendar(product: BuiltInIntents.product, children: children + [event.component])
  }
}
