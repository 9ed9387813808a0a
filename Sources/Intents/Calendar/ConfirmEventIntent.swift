import Foundation
import JSONRPC
import Snippets

/// `inkling/ConfirmEvent`: shows the event that is about to be added, with what can be changed about it.
struct ConfirmEventIntent: Intent {
  static let name = BuiltInIntents.provider + "/ConfirmEvent"

  let calendars: CalendarDirectory
  let drafts: Drafts<EventDraft>

  let description = IntentDescription(
    name: name, title: "New Event", description: "Shows an event before it is added.", kind: .snippet,
    parameters: [.draft])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let id = parameters.string("draft") ?? ""
    let draft = try drafts.draft(id)
    let reader = context.surroundings.timeZone
    let conflicts = draft.conflicts(in: calendars, reader: reader)
    let time = draft.timeText(in: reader)
    var question = "Add “\(draft.title)” on \(time) to your calendar?"
    if let first = conflicts.first { question += " It overlaps “\(first.title)”." }
    return .finished(
      IntentOutput(
        dialog: IntentDialog(question, supporting: "Add this event?"),
        view: draft.view(id: id, calendars: try calendars.choices(), conflicts: conflicts, reader: reader)))
  }
}
