import Snippets

/// The days that an agenda is asked for by name.
enum AgendaRange: String, AppEnum {
  case today, tomorrow, week

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Range"
  static let caseDisplayRepresentations: [AgendaRange: DisplayRepresentation] = [
    .today: "Today", .tomorrow: "Tomorrow", .week: "The next 7 days",
  ]
}
