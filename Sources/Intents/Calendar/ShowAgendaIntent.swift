import CivilTime
import Foundation
import JSONRPC
import Snippets

/// `inkling/ShowAgenda`: what is on the calendars, day by day.
struct ShowAgendaIntent: Intent {
  static let name = BuiltInIntents.provider + "/ShowAgenda"
  /// Rows beyond these are only counted.
  static let mostRows = 60
  static let mostDays = 31

  let calendars: CalendarDirectory

  let description = IntentDescription(
    name: name, title: "Agenda", description: "Shows what is on the calendars, on a day or several.", kind: .snippet,
    parameters: [
      IntentParameter("range", title: "When", isOptional: true, values: ["today", "tomorrow", "week"]),
      IntentParameter("day", title: "Day", type: .date, isOptional: true),
      IntentParameter("days", title: "Days", type: .integer, isOptional: true),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let zone = context.surroundings.timeZone
    let today = zone.civil(at: context.now).date
    let days = try days(parameters, today: today)
    let last = days.first.adding(days: days.count - 1)
    let (entries, unreadable) = calendars.agenda(from: days.first, through: last, in: zone)
    let text = title(days, today: today)
    let dialog =
      entries.isEmpty
      ? "Nothing is planned \(when(days, today: today))."
      : "\(entries.count == 1 ? "One thing" : "\(entries.count) things") \(when(days, today: today))."
    return .finished(
      IntentOutput(
        dialog: IntentDialog(dialog, supporting: text),
        view: view(entries, days, today: today, in: zone),
        warnings: unreadable.prefix(10).map {
          ViewWarning(
            code: .unreadable,
            message: $0.isEmpty
              ? "The directory of the calendars cannot be read." : "\($0) cannot be read and is left alone.")
        }))
  }

  private typealias Days = (first: CivilDate, count: Int)

  private func days(_ parameters: IntentParameters, today: CivilDate) throws -> Days {
    let count = parameters["days"]?.int ?? 1
    guard (1...Self.mostDays).contains(count) else {
      throw SnippetError.invalidParameter("days", "must be from 1 to \(Self.mostDays)")
    }
    if let day = try parameters.wallTime("day") { return (day.date, count) }
    switch parameters.string("range") {
    case "tomorrow": return (today.adding(days: 1), 1)
    case "week": return (today, 7)
    default: return (today, count)
    }
  }

  private func title(_ days: Days, today: CivilDate) -> String {
    let last = days.first.adding(days: days.count - 1)
    if days.count == 1 { return WallTimeText.describe(days.first, today: today) }
    if days.first == today, days.count == 7 { return "The next 7 days" }
    return "\(WallTimeText.describe(days.first)) – \(WallTimeText.describe(last))"
  }

  /// The days as the end of a sentence.
  private func when(_ days: Days, today: CivilDate) -> String {
    switch (days.first.daysSinceEpoch - today.daysSinceEpoch, days.count) {
    case (0, 1): "today"
    case (1, 1): "tomorrow"
    case (0, 7): "in the next 7 days"
    case (_, 1): "on " + WallTimeText.describe(days.first)
    default: "from " + title(days, today: today)
    }
  }

  private func view(_ entries: [AgendaEntry], _ days: Days, today: CivilDate, in zone: TimeZone) -> ViewNode {
    var sections: [ViewNode] = []
    var (shown, left) = (0, 0)
    for offset in 0..<days.count {
      let day = days.first.adding(days: offset)
      // The calendar ends with the year 9999.
      if offset > 0, day == days.first.adding(days: offset - 1) { break }
      let found = entries.filter { $0.isOn(day, in: zone) }
      let rows = found.prefix(Self.mostRows - shown).map { row($0, on: day, in: zone) }
      (shown, left) = (shown + rows.count, left + found.count - rows.count)
      if rows.isEmpty, days.count > 1 || found.count > rows.count { continue }
      let nothing = ViewNode.text("Nothing planned").modifier(.foregroundStyle("secondary"))
      sections.append(
        ViewNode(
          .section(
            header: .text(WallTimeText.describe(day, today: today)), footer: nil,
            children: rows.isEmpty ? [nothing] : rows), key: day.description))
    }
    if sections.isEmpty { sections = [ViewNode.text("Nothing planned").modifier(.foregroundStyle("secondary"))] }
    if left > 0 { sections.append(.text("and \(left) more")) }
    return .verticalStack(
      alignment: .leading, spacing: 8, [ViewNode(.list(children: sections)), buttons(days, today: today)])
  }

  private func row(_ entry: AgendaEntry, on day: CivilDate, in zone: TimeZone) -> ViewNode {
    var notes = [entry.time(on: day, in: zone)]
    if let location = entry.location { notes.append(location) }
    if entry.isRecurring { notes.append("repeats") }
    let note = ViewNode.text(notes.joined(separator: " · ")).modifier(.font(.footnote))
      .modifier(.foregroundStyle("secondary"))
    return .verticalStack(alignment: .leading, [.text(entry.title), note])
  }

  private func buttons(_ days: Days, today: CivilDate) -> ViewNode {
    func button(_ title: String, _ id: String, _ label: String, _ parameters: JSONObject, isHere: Bool) -> ViewNode {
      let button = ViewNode.button(title, intent: ControlIntent(Self.name, parameters: parameters))
        .modifier(.accessibilityLabel(label)).id(id)
      return isHere ? button.modifier(.accessibilityAddTraits([.isSelected])) : button
    }
    func day(_ offset: Int) -> JSONObject {
      ["day": .string(days.first.adding(days: offset).description), "days": JSONValue(days.count)]
    }
    return .horizontalStack([
      button("‹", "earlier", "Earlier", day(-days.count), isHere: false),
      button("Today", "today", "Today", ["range": "today"], isHere: days == (today, 1)),
      button("Tomorrow", "tomorrow", "Tomorrow", ["range": "tomorrow"], isHere: days == (today.adding(days: 1), 1)),
      button("Week", "week", "The next 7 days", ["range": "week"], isHere: days == (today, 7)),
      button("›", "later", "Later", day(days.count), isHere: false),
    ])
  }
}
