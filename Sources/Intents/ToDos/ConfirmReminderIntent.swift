import Snippets

/// `inkling/ConfirmReminder`: shows the reminder that is about to be added, with what can be changed about it.
struct ConfirmReminderIntent: Intent {
  static let name = BuiltInIntents.provider + "/ConfirmReminder"

  let directory: ToDoDirectory
  let drafts: Drafts<ReminderDraft>

  let description = IntentDescription(
    name: name, title: "New Reminder", description: "Shows a reminder before it is added.", kind: .snippet,
    parameters: [.draft])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let id = parameters.string("draft") ?? ""
    let draft = try drafts.draft(id)
    return .finished(
      IntentOutput(
        dialog: Self.question(draft, context),
        view: draft.view(id: id, lists: try directory.choices(), reader: context.surroundings.timeZone)))
  }

  static func question(_ draft: ReminderDraft, _ context: IntentContext) -> IntentDialog {
    let due = draft.dueText(in: context.surroundings.timeZone).map { ", " + $0.prefix(1).lowercased() + $0.dropFirst() }
    return IntentDialog("Add “\(draft.title)”\(due ?? "") to your to-dos?", supporting: "Add this reminder?")
  }
}
