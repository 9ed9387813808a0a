import JSONRPC
import Snippets

/// `inkling/CreateReminder`: lets the person change and confirm the reminder, then writes it and shows the list that it
/// is on.
struct CreateReminderIntent: Intent {
  let directory: ToDoDirectory
  let drafts: Drafts<ReminderDraft>

  let description = IntentDescription(
    name: BuiltInIntents.provider + "/CreateReminder", title: "Add Reminder",
    description: "Adds a reminder to the person's to-dos, once it is confirmed.", kind: .action,
    parameters: [
      IntentParameter("title", title: "Title"),
      IntentParameter("due", title: "Due", type: .date, isOptional: true),
      IntentParameter("isAllDay", title: "All day", type: .boolean, isOptional: true),
      IntentParameter("timeZone", title: "Time zone", isOptional: true),
      IntentParameter("location", title: "Place", isOptional: true), .list, .draft,
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    guard context.isConfirmed, let id = parameters.string("draft") else { return try ask(parameters, context) }
    let draft = try drafts.draft(id)
    let uid = context.makeIdentifier()
    _ = try context.change {
      try directory.add(
        draft.calendar(uid: uid, stamp: context.now), uid: uid, to: draft.list, title: draft.title)
    }
    drafts.remove(id)
    let shown = IntentInvocation(
      ShowTodoList.name, parameters: ShowTodoList.parameters(list: draft.list.isEmpty ? nil : draft.list))
    return .finished(
      IntentOutput(
        value: ["uid": .string(uid)], dialog: IntentDialog("Added “\(draft.title)”."), snippetIntent: shown,
        changed: [ShowTodoList.name]))
  }

  private func ask(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    var draft = try ReminderDraft(parameters, in: context)
    let lists = try directory.lists(named: parameters.string("list"))
    guard let list = lists.first(where: { directory.collections.vdir(of: $0).isWritable }) else {
      throw SnippetError.storeUnavailable("No list can be written.")
    }
    draft.list = list
    let id = context.makeIdentifier()
    drafts.insert(draft, as: id)
    return .needsConfirmation(
      ConfirmationRequest(
        actionName: "Add", dialog: ConfirmReminderIntent.question(draft, context),
        snippetIntent: IntentInvocation(ConfirmReminderIntent.name, parameters: ["draft": .string(id)]),
        parameters: ["draft": .string(id)]))
  }
}
