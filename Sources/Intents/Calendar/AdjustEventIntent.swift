import JSONRPC
import Snippets

/// `inkling/AdjustEvent`: what the controls of ``ConfirmEventIntent`` perform.
struct AdjustEventIntent: Intent {
  static let name = BuiltInIntents.provider + "/AdjustEvent"

  let calendars: CalendarDirectory
  let drafts: Drafts<EventDraft>

  let description = IntentDescription(
    name: name, title: "Change Event", description: "Changes an event that is about to be added.", kind: .action,
    parameters: EventChange.parameters, isDiscoverable: false)

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    guard let change = EventChange(parameters) else {
      throw SnippetError.invalidParameter("change", "must be one that the confirmation offers")
    }
    if case .calendar(let name) = change {
      guard try calendars.choices().contains(where: { $0.name.hasSameBytes(as: name) }) else {
        throw SnippetError.entityNotFound("The calendar is gone.")
      }
    }
    try context.change { try drafts.change(parameters.string("draft")) { $0.apply(change) } }
    return .finished(IntentOutput(changed: [ConfirmEventIntent.name]))
  }
}
