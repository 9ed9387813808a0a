import CivilTime
import Foundation
import Formats
import JSONRPC
import Snippets

/// `inkling/AddToDo`: adds a to-do, then shows the list.
struct AddToDoIntent: Intent {
  static let name = BuiltInIntents.provider + "/AddToDo"

  let directory: ToDoDirectory

  let description = IntentDescription(
    name: name, title: "Add To-Do", description: "Adds a to-do to a list and shows the list.", kind: .action,
    parameters: [
      IntentParameter("title", title: "Title"),
      IntentParameter("due", title: "Due", type: .date, isOptional: true), .list,
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let title = try parameters.line("title") ?? ""
    let due = try parameters.wallTime("due").map { due in
      guard let time = due.time else { return ICalendarTime(date: due.date) }
      let civil = CivilDateTime(date: due.date, time: time)
      let instant = context.surroundings.timeZone.instant(of: civil)
      let written = ICalendarTime(instant)
      guard written.instant(floatingIn: .gmt) == instant else {
        throw SnippetError.invalidParameter("due", "must lie within the years 1 to 9999, in UTC too")
      }
      return written
    }
    let lists = try directory.lists(named: parameters.string("list"))
    guard let list = lists.contains("") ? "" : lists.first, lists.contains("") || lists.count == 1 else {
      return .needsInput(
        InputRequest(parameter: "list", type: .string, dialog: IntentDialog("Which list?"), options: lists))
    }
    let uid = context.makeIdentifier()
    try context.change {
      let toDo = ICalendarToDo(uid: uid, stamp: context.now, summary: title, due: due)
      try directory.add(
        .calendar(product: BuiltInIntents.product, children: [toDo.component]), uid: uid, to: list, title: title)
    }
    let shown = IntentInvocation(
      ShowTodoList.name, parameters: ShowTodoList.parameters(list: parameters.string("list")))
    return .finished(
      IntentOutput(
        value: ["uid": .string(uid)], dialog: IntentDialog("Added “\(title)”."), snippetIntent: shown,
        changed: [ShowTodoList.name]))
  }
}
