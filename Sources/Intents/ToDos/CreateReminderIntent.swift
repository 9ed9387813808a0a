import CivilTime
import Foundation
import Formats
import JSONRPC
import Snippets

/// `inkling/CreateReminder`: writes a to-do, then shows the list that it is on.
struct CreateReminderIntent: Intent {
  let directory: ToDoDirectory

  let description = IntentDescription(
    name: BuiltInIntents.provider + "/CreateReminder", title: "Add Reminder",
    description: "Adds a reminder to the person's to-dos and shows them.", kind: .action,
    parameters: [
      IntentParameter("title", title: "Title"),
      IntentParameter("due", title: "Due", type: .date, isOptional: true),
      IntentParameter("isAllDay", title: "All day", type: .boolean, isOptional: true),
      IntentParameter("timeZone", title: "Time zone", isOptional: true),
      IntentParameter("location", title: "Place", isOptional: true), .list,
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentResult {
    let title = try parameters.line("title") ?? ""
    let location = try parameters.line("location")
    let due = try due(parameters, context)
    let lists = try directory.lists(named: parameters.string("list"))
    guard let list = lists.contains("") ? "" : lists.first, lists.contains("") || lists.count == 1 else {
      return .needsInput(
        InputRequest(parameter: "list", type: .string, dialog: IntentDialog("Which list?"), options: lists))
    }
    let uid = context.makeIdentifier()
    var toDo = ICalendarToDo(uid: uid, stamp: context.now, summary: title, due: due)
    toDo.component.setText("LOCATION", location)
    try context.change { try directory.add(toDo, uid: uid, to: list) }
    let shown = IntentInvocation(
      ToDoListIntent.name, parameters: ToDoListIntent.parameters(list: parameters.string("list")))
    return .finished(
      IntentOutput(
        value: ["uid": .string(uid)], dialog: IntentDialog("Added “\(title)”."), snippetIntent: shown,
        changed: [ToDoListIntent.name]))
  }

  /// A time is written in UTC, which means the same everywhere; a day as a day.
  private func due(_ parameters: IntentParameters, _ context: IntentContext) throws -> ICalendarTime? {
    guard let due = try parameters.wallTime("due") else { return nil }
    guard let time = due.time, parameters.bool("isAllDay") != true else { return ICalendarTime(date: due.date) }
    let zone = try parameters.timeZone("timeZone") ?? context.surroundings.timeZone
    let instant = zone.instant(of: CivilDateTime(date: due.date, time: time))
    let written = ICalendarTime(instant)
    guard written.instant(floatingIn: .gmt) == instant else {
      throw SnippetError.invalidParameter("due", "must lie within the years 1 to 9999, in UTC too")
    }
    return written
  }
}
