import CivilTime
import Foundation
import JSONRPC
import Snippets

/// `inkling/AdjustReminder`: what the controls of ``ConfirmReminderIntent`` perform.
struct AdjustReminderIntent: Intent {
  static let name = BuiltInIntents.provider + "/AdjustReminder"

  let directory: ToDoDirectory
  let drafts: Drafts<ReminderDraft>

  let description = IntentDescription(
    name: name, title: "Change Reminder", description: "Changes a reminder that is about to be added.", kind: .action,
    parameters: EventChange.parameters, isDiscoverable: false)

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    guard let change = ReminderDraft.Change(parameters) else {
      throw SnippetError.invalidParameter("change", "must be one that the confirmation offers")
    }
    if case .list(let name) = change {
      guard try directory.choices().contains(where: { $0.name.hasSameBytes(as: name) }) else {
        throw SnippetError.entityNotFound("The list is gone.")
      }
    }
    let today = context.surroundings.timeZone.civil(at: context.now).date
    try context.change { try drafts.change(parameters.string("draft")) { $0.apply(change, today: today) } }
    return .finished(IntentOutput(changed: [ConfirmReminderIntent.name]))
  }
}
