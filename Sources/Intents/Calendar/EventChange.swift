import JSONRPC
import Snippets

/// What a control of the confirmation changes about an event.
enum EventChange: Sendable, Equatable {
  /// Days later.
  case day(Int)
  /// Minutes later.
  case start(Int)
  /// Minutes longer, of whole days days.
  case length(Int)
  case allDay(Bool)
  case location(Bool)
  case attendees(Bool)
  case recurrence(Bool)
  case alarm(EventAlarm?)
  case calendar(String)
  case reading(Int)
  case all(Bool)

  /// The parameters that controls give to `inkling/AdjustEvent`.
  static let parameters = [
    IntentParameter("draft", title: "Draft", isPrivate: true),
    IntentParameter("change", title: "Change", isPrivate: true),
    IntentParameter("amount", title: "Amount", type: .integer, isOptional: true, isPrivate: true),
    IntentParameter("name", title: "Name", isOptional: true, isPrivate: true),
    IntentParameter("isOn", title: "On", type: .boolean, isOptional: true, isPrivate: true),
  ]

  /// Nil where the parameters name none.
  init?(_ parameters: IntentParameters) {
    let amount = parameters["amount"]?.int
    let isOn = parameters.bool("isOn") ?? false
    let name = parameters.string("name")
    switch (parameters.string("change"), amount) {
    case ("day", let amount?) where abs(amount) <= 31: self = .day(amount)
    case ("start", let amount?) where abs(amount) <= 1_440: self = .start(amount)
    case ("length", let amount?) where abs(amount) <= 1_440: self = .length(amount)
    case ("reading", let amount?): self = .reading(amount)
    case ("allDay", _): self = .allDay(isOn)
    case ("location", _): self = .location(isOn)
    case ("attendees", _): self = .attendees(isOn)
    case ("recurrence", _): self = .recurrence(isOn)
    case ("all", _): self = .all(isOn)
    case ("alarm", _): self = .alarm(name.flatMap(EventAlarm.init(rawValue:)))
    case ("calendar", _): self = .calendar(name ?? "")
    default: return nil
    }
  }
}
