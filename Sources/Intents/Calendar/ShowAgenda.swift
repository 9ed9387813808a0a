import CivilTime
import Foundation
import Snippets

/// `inkling/ShowAgenda`: what is on the calendars, day by day.
struct ShowAgenda: SnippetIntent {
  static let name = BuiltInIntents.provider + "/ShowAgenda"
  static let title: LocalizedStringResource = "Agenda"
  static let description: LocalizedStringResource = "Shows what is on the calendars, on a day or several."
  static let isDiscoverable = false
  static let mostDays = 31

  @Parameter(title: "When") var range: AgendaRange?
  @Parameter(title: "Day") var day: DateComponents?
  @Parameter(title: "Days") var days: Int?
  @Dependency var calendars: CalendarDirectory

  init() {}

  init(_ range: AgendaRange) {
    self.range = range
  }

  init(day: CivilDate, days: Int) {
    self.day = DateComponents(year: day.year, month: day.month, day: day.day)
    self.days = days
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let context = try IntentContext.required()
    let zone = context.surroundings.timeZone
    let today = zone.civil(at: context.now).date
    let shown = try shownDays(today: today)
    let (entries, unreadable) = calendars.agenda(from: shown.first, through: shown.last, in: zone)
    for name in unreadable.prefix(10) {
      let what =
        name.isEmpty ? "The directory of the calendars cannot be read." : "\(name) cannot be read and is left alone."
      IntentContext.warn(ViewWarning(code: .unreadable, message: what))
    }
    let dialog =
      entries.isEmpty
      ? "Nothing is planned \(shown.when(today: today))."
      : "\(entries.count == 1 ? "One thing" : "\(entries.count) things") \(shown.when(today: today))."
    return .result(
      dialog: IntentDialog(dialog, supporting: shown.title(today: today)),
      view: AgendaView(entries: entries, days: shown, today: today, zone: zone))
  }

  private func shownDays(today: CivilDate) throws -> AgendaDays {
    let count = days ?? 1
    guard (1...Self.mostDays).contains(count) else {
      throw SnippetError.invalidParameter("days", "must be from 1 to \(Self.mostDays)")
    }
    if let day {
      guard let date = CivilDate(year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0) else {
        throw SnippetError.invalidParameter("day", "must be a day and a time that there are")
      }
      return AgendaDays(first: date, count: count)
    }
    return switch range {
    case .tomorrow: AgendaDays(first: today.adding(days: 1), count: 1)
    case .week: AgendaDays(first: today, count: 7)
    case .today, nil: AgendaDays(first: today, count: count)
    }
  }
}
