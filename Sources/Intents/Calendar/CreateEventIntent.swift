import CivilTime
import Formats
import JSONRPC
import Snippets

/// `inkling/CreateEvent`: asks for confirmation, then writes the event into the person's calendar.
struct CreateEventIntent: Intent {
  static let name = BuiltInIntents.provider + "/CreateEvent"

  let calendar: Vdir

  let description = IntentDescription(
    name: name, title: "Add to Calendar", description: "Adds an event to the calendar, once it is confirmed.",
    kind: .action,
    parameters: [
      IntentParameter("title", title: "Title"), IntentParameter("start", title: "Start", type: .date),
      IntentParameter("end", title: "End", type: .date, isOptional: true),
      IntentParameter("isAllDay", title: "All day", type: .boolean, isOptional: true),
      IntentParameter("timeZone", title: "Time zone", isOptional: true),
      IntentParameter("location", title: "Place", isOptional: true),
      IntentParameter("attendees", title: "With", type: .strings, isOptional: true),
      IntentParameter("recurrence", title: "Repeats", isOptional: true),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentResult {
    let draft = try EventDraft(parameters, in: context.surroundings)
    let view = draft.view(in: context.surroundings.timeZone)
    let time = draft.timeText(in: context.surroundings.timeZone)
    guard context.isConfirmed else {
      let dialog = IntentDialog("Add “\(draft.title)” on \(time) to your calendar?", supporting: "Add this event?")
      return .needsConfirmation(ConfirmationRequest(actionName: "Add", dialog: dialog, view: view))
    }
    let uid = context.makeIdentifier()
    let event = draft.event(uid: uid, stamp: context.now)
    let document = ICalendarDocument(
      components: [.calendar(product: BuiltInIntents.product, children: [event.component])])
    try context.change {
      do {
        try calendar.write(document.bytes, as: Vdir.itemName(for: uid), replacing: nil)
      } catch let failure as Vdir.Failure {
        throw ToDoDirectory.error(for: failure)
      }
    }
    let dialog = IntentDialog("Added “\(draft.title)” on \(time).", supporting: "Added to your calendar.")
    return .finished(IntentOutput(value: ["uid": .string(uid)], dialog: dialog, view: view))
  }
}
