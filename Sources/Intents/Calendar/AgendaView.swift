import CivilTime
import Foundation
import Snippets

/// The days of an agenda with what is on them, and buttons for other days.
struct AgendaView: View {
  /// Rows beyond these are only counted.
  static let mostRows = 60

  let entries: [AgendaEntry]
  let days: AgendaDays
  let today: CivilDate
  let zone: TimeZone

  /// A day and what is shown of it.
  private struct Day: Identifiable {
    let date: CivilDate
    let entries: [AgendaEntry]

    var id: String { date.description }
  }

  /// The days that are shown, and how many entries are left out.
  private var shown: (days: [Day], left: Int) {
    var shown: [Day] = []
    var (rows, left) = (0, 0)
    for date in days.all {
      let found = entries.filter { $0.isOn(date, in: zone) }
      let kept = Array(found.prefix(Self.mostRows - rows))
      (rows, left) = (rows + kept.count, left + found.count - kept.count)
      if kept.isEmpty, days.count > 1 || found.count > kept.count { continue }
      shown.append(Day(date: date, entries: kept))
    }
    return (shown, left)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      list(shown.days, left: shown.left)
      HStack {
        button("‹", "Earlier", ShowAgenda(day: days.first.adding(days: -days.count), days: days.count)).id("earlier")
        button("Today", "Today", ShowAgenda(.today), isHere: days == AgendaDays(first: today, count: 1)).id("today")
        button(
          "Tomorrow", "Tomorrow", ShowAgenda(.tomorrow),
          isHere: days == AgendaDays(first: today.adding(days: 1), count: 1)
        ).id("tomorrow")
        button("Week", "The next 7 days", ShowAgenda(.week), isHere: days == AgendaDays(first: today, count: 7))
          .id("week")
        button("›", "Later", ShowAgenda(day: days.first.adding(days: days.count), days: days.count)).id("later")
      }
    }
  }

  private func list(_ shown: [Day], left: Int) -> some View {
    List {
      if shown.isEmpty { nothing }
      ForEach(shown) { day in
        Section(WallTimeText.describe(day.date, today: today)) {
          if day.entries.isEmpty { nothing }
          ForEach(day.entries.indices, id: \.self) { AgendaRow(entry: day.entries[$0], day: day.date, zone: zone) }
        }
      }
      if left > 0 { Text("and \(left) more") }
    }
  }

  private var nothing: some View {
    Group { Text("Nothing planned") }.foregroundStyle(.secondary)
  }

  @ViewBuilder private func button(
    _ title: String, _ name: String, _ intent: ShowAgenda, isHere: Bool = false
  ) -> some View {
    let button = Button(title, intent: intent).accessibilityLabel(name)
    if isHere {
      button.accessibilityAddTraits(.isSelected)
    } else {
      button
    }
  }
}
