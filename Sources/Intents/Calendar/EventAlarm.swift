import Formats

/// When a person is reminded of an event.
enum EventAlarm: String, Sendable, CaseIterable {
  case atStart, quarterHour, hour, dayBefore
  case morning, morningBefore

  /// Whether it goes with whole days.
  var isForDays: Bool { self == .morning || self == .morningBefore }

  var title: String {
    switch self {
    case .atStart: "At start"
    case .quarterHour: "15 min before"
    case .hour: "1 h before"
    case .dayBefore: "1 day before"
    case .morning: "9:00 that day"
    case .morningBefore: "9:00 the day before"
    }
  }

  /// The TRIGGER (RFC 5545, section 3.8.6.3), counted from the start.
  private var trigger: String {
    switch self {
    case .atStart: "PT0S"
    case .quarterHour: "-PT15M"
    case .hour: "-PT1H"
    case .dayBefore: "-P1D"
    case .morning: "PT9H"
    case .morningBefore: "-PT15H"
    }
  }

  /// The VALARM, which shows the title.
  func component(title: String) -> ICalendarComponent {
    ICalendarComponent(
      name: "VALARM",
      properties: [
        ICalendarProperty(name: "ACTION", value: "DISPLAY"), ICalendarProperty(name: "DESCRIPTION", text: title),
        ICalendarProperty(name: "TRIGGER", value: trigger),
      ])
  }
}
