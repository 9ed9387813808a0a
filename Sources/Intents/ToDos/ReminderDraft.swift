import CivilTime
import Foundation
import Formats
import JSONRPC
import Snippets

/// A reminder as a person confirms it: what is shown is what will be written.
struct ReminderDraft: Sendable, Equatable {
  /// What a control of the confirmation changes.
  enum Change: Sendable, Equatable {
    /// Days later.
    case day(Int)
    /// Minutes later.
    case time(Int)
    case hasTime(Bool)
    case hasDue(Bool)
    case location(Bool)
    case alarm(Bool)
    case list(String)

    /// Nil where the parameters, which are those of ``EventChange``, name none.
    init?(_ parameters: IntentParameters) {
      let isOn = parameters.bool("isOn") ?? false
      switch (parameters.string("change"), parameters["amount"]?.int) {
      case ("day", let amount?) where abs(amount) <= 31: self = .day(amount)
      case ("time", let amount?) where abs(amount) <= 1_440: self = .time(amount)
      case ("hasTime", _): self = .hasTime(isOn)
      case ("hasDue", _): self = .hasDue(isOn)
      case ("location", _): self = .location(isOn)
      case ("alarm", _): self = .alarm(isOn)
      case ("list", _): self = .list(parameters.string("name") ?? "")
      default: return nil
      }
    }
  }

  let title: String
  let location: String?
  let timeZone: TimeZone
  /// By when; kept while ``hasDue`` is false.
  private var date: CivilDate?
  private var clock: ClockTime
  private(set) var hasTime: Bool
  private(set) var hasDue: Bool
  private var keepsLocation = true
  private var hasAlarm = true
  /// The name of the list that it is written into.
  var list = ""

  /// Reads and checks the parameters of `inkling/CreateReminder`.
  ///
  /// - Throws: ``SnippetError`` with the name of the parameter that is wrong.
  init(_ parameters: IntentParameters, in context: IntentContext) throws {
    title = try parameters.line("title") ?? ""
    location = try parameters.line("location")
    timeZone = try parameters.timeZone("timeZone") ?? context.surroundings.timeZone
    let due = try parameters.wallTime("due")
    date = due?.date
    hasDue = due != nil
    hasTime = due?.time != nil && parameters.bool("isAllDay") != true
    clock = due?.time ?? ClockTime(hour: 9) ?? .noon
    guard due == nil || isWritable else {
      throw SnippetError.invalidParameter("due", "must lie within the years 1 to 9999, in UTC too")
    }
  }

  private var instant: Date? { date.map { timeZone.instant(of: CivilDateTime(date: $0, time: clock)) } }

  private var isWritable: Bool {
    guard hasTime, let instant else { return true }
    return DraftTime.isWritable(instant, instant, in: timeZone)
  }

  /// By when it is to be done: a time in UTC, which means the same everywhere, and a day as a day.
  var due: ICalendarTime? {
    guard hasDue, let date, let instant else { return nil }
    return hasTime ? ICalendarTime(instant) : ICalendarTime(date: date)
  }

  mutating func apply(_ change: Change, today: CivilDate) {
    let before = self
    switch change {
    case .day(let days): date = date?.adding(days: days)
    case .time(let minutes):
      guard let civil = date.map({ CivilDateTime(date: $0, time: clock).adding(seconds: minutes * 60) }) else { return }
      (date, clock) = (civil.date, civil.time)
    case .hasTime(let isOn): hasTime = isOn
    case .hasDue(let isOn):
      hasDue = isOn
      if isOn, date == nil { date = today.adding(days: 1) }
    case .location(let isOn): keepsLocation = isOn
    case .alarm(let isOn): hasAlarm = isOn
    case .list(let name): list = name
    }
    if !isWritable { self = before }
  }

  /// The calendar with the to-do, for a file of its own.
  func calendar(uid: String, stamp: Date) -> ICalendarComponent {
    var toDo = ICalendarToDo(uid: uid, stamp: stamp, summary: title, due: due)
    if keepsLocation { toDo.component.setText("LOCATION", location) }
    if hasAlarm, hasTime, let due {
      toDo.component.children.append(
        ICalendarComponent(
          name: "VALARM",
          properties: [
            ICalendarProperty(name: "ACTION", value: "DISPLAY"), ICalendarProperty(name: "DESCRIPTION", text: title),
            ICalendarProperty(
              name: "TRIGGER", parameters: [ICalendarParameter(name: "VALUE", values: ["DATE-TIME"])],
              value: due.property("TRIGGER").value),
          ]))
    }
    return .calendar(product: BuiltInIntents.product, children: [toDo.component])
  }

  // MARK: - What is shown

  /// By when, in words; nil where it has no time.
  func dueText(in reader: TimeZone) -> String? { due.map { "Due " + WallTimeText.describe($0, in: reader) } }

  func view(id: String, lists: [(name: String, title: String)], reader: TimeZone) -> ViewNode {
    let controls = DraftControls(intent: AdjustReminderIntent.name, draft: id)
    var rows = [ViewNode.text(title).modifier(.font(.headline))]
    if let text = dueText(in: reader) { rows.append(.label(text, systemImage: "clock")) }
    if keepsLocation, let location { rows.append(.label(location, systemImage: "mappin")) }
    rows.append(controls.toggle("On a day", "hasDue", isOn: hasDue))
    if hasDue {
      rows.append(
        controls.steppers([
          controls.stepper("Day", "day", by: 1, unit: "day", less: "One day earlier", more: "One day later")
        ]))
      rows.append(controls.toggle("At a time", "hasTime", isOn: hasTime))
    }
    if hasDue, hasTime {
      rows.append(
        controls.steppers([
          controls.stepper("Time", "time", by: 15, unit: "min", less: "15 minutes earlier", more: "15 minutes later")
        ]))
      rows.append(controls.toggle("Alert at that time", "alarm", isOn: hasAlarm))
    }
    if let location { rows.append(controls.toggle("Place: \(location)", "location", isOn: keepsLocation)) }
    rows += controls.directories("List", "list", lists, chosen: list, most: 12)
    return .verticalStack(alignment: .leading, spacing: 8, rows)
  }
}
