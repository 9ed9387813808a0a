import CivilTime
import Foundation
import JSONRPC
import Snippets

extension EventDraft {
  /// What of the agenda lies at the same time; nothing where it takes whole days.
  func conflicts(in calendars: CalendarDirectory, reader: TimeZone) -> [AgendaEntry] {
    guard case .moments(let start, let end) = time else { return [] }
    let (first, last) = (reader.civil(at: start).date, reader.civil(at: end).date)
    // An event of weeks overlaps so much that it says nothing.
    guard last.daysSinceEpoch - first.daysSinceEpoch <= 7 else { return [] }
    return calendars.agenda(from: first, through: last, in: reader).entries.filter {
      $0.isBusy && $0.days == nil && $0.start < end && $0.end > start
    }
  }

  /// What the person sees: the important first, and what can be changed below it.
  ///
  /// - Parameters:
  ///   - id: Of the draft.
  ///   - calendars: The calendars that it may be written into.
  func view(
    id: String, calendars: [(name: String, title: String)], conflicts: [AgendaEntry], reader: TimeZone
  ) -> ViewNode {
    let controls = DraftControls(intent: AdjustEventIntent.name, draft: id)
    var rows = summary(conflicts: conflicts, reader: reader)
    if calendars.count > 1, let chosen = calendars.first(where: { $0.name.hasSameBytes(as: calendar) }) {
      rows.append(.label(chosen.title, systemImage: "tray"))
    }
    if readings.count > 1 {
      rows.append(
        controls.choices(
          "Which one is meant?", "reading",
          readings.enumerated().map { index, reading in
            DraftControls.Option(
              title: reading.words(in: timeZone, reader: timeZone), isSelected: reading == time,
              parameters: ["amount": JSONValue(index)])
          }))
    }
    var steppers = [
      controls.stepper("Day", "day", by: 1, unit: "day", less: "One day earlier", more: "One day later")
    ]
    if !isAllDay {
      steppers.append(
        controls.stepper(
          "Start", "start", by: 15, unit: "min", less: "15 minutes earlier", more: "15 minutes later"))
    }
    if showsAll {
      steppers.append(
        isAllDay
          ? controls.stepper("Length", "length", by: 1, unit: "day", less: "One day shorter", more: "One day longer")
          : controls.stepper(
            "Length", "length", by: 15, unit: "min", less: "15 minutes shorter", more: "15 minutes longer"))
    }
    rows.append(controls.steppers(steppers))
    guard showsAll else {
      rows.append(controls.button("More…", "all", isOn: true).modifier(.accessibilityLabel("Show more to change")))
      return .verticalStack(alignment: .leading, spacing: 8, rows)
    }
    rows += details(controls, calendars)
    rows.append(controls.button("Less", "all", isOn: false).modifier(.accessibilityLabel("Show less to change")))
    return .verticalStack(alignment: .leading, spacing: 8, rows)
  }

  private func summary(conflicts: [AgendaEntry], reader: TimeZone) -> [ViewNode] {
    var rows: [ViewNode] = [
      .text(title).modifier(.font(.headline)), .label(timeText(in: reader), systemImage: "calendar"),
    ]
    if let first = conflicts.first {
      let more = conflicts.count > 1 ? " and \(conflicts.count - 1) more" : ""
      let span = overlap(first)
      rows.append(
        ViewNode.label("Overlaps “\(first.title)”, \(span)\(more)", systemImage: "exclamationmark.triangle")
          .modifier(.foregroundStyle("orange")))
    }
    if keepsRecurrence, let recurrence {
      rows.append(.label(RecurrenceWords.describe(recurrence), systemImage: "repeat"))
    }
    if keepsLocation, let location { rows.append(.label(location, systemImage: "mappin")) }
    if keepsAttendees, !attendees.isEmpty {
      rows.append(.label(attendees.joined(separator: ", "), systemImage: "person.2"))
    }
    if let alarm { rows.append(.label(alarm.title, systemImage: "bell")) }
    return rows
  }

  /// When something else is, by the clocks that the event is shown by; the day only where it is another one.
  private func overlap(_ entry: AgendaEntry) -> String {
    let days = [entry.start, entry.end].map { timeZone.civil(at: $0).date }
    guard case .moments(let start, _) = time, days.allSatisfy({ $0 == timeZone.civil(at: start).date }) else {
      return WallTimeText.describe(from: entry.start, to: entry.end, in: timeZone)
    }
    return entry.time(on: days[0], in: timeZone)
  }

  private func details(_ controls: DraftControls, _ calendars: [(name: String, title: String)]) -> [ViewNode] {
    var rows = [controls.toggle("All day", "allDay", isOn: isAllDay)]
    if let location { rows.append(controls.toggle("Place: \(location)", "location", isOn: keepsLocation)) }
    if !attendees.isEmpty {
      rows.append(
        controls.toggle("With \(attendees.joined(separator: ", "))", "attendees", isOn: keepsAttendees))
    }
    if let recurrence {
      rows.append(controls.toggle(RecurrenceWords.describe(recurrence), "recurrence", isOn: keepsRecurrence))
    }
    let alarms = [nil] + EventAlarm.allCases.filter { $0.isForDays == isAllDay }.map(Optional.some)
    rows.append(
      controls.choices(
        "Alert", "alarm",
        alarms.map { alarm in
          DraftControls.Option(
            title: alarm?.title ?? "None", isSelected: alarm == self.alarm,
            parameters: alarm.map { ["name": .string($0.rawValue)] } ?? [:])
        }))
    return rows + controls.directories("Calendar", "calendar", calendars, chosen: calendar, most: 10)
  }
}
