import CivilTime
import Formats
import JSONRPC
import Snippets

/// `inkling/CreateEvent`: lets the person change and confirm the event, then writes it into one of their calendars.
struct CreateEventIntent: Intent {
  static let name = BuiltInIntents.provider + "/CreateEvent"

  let calendars: CalendarDirectory
  let drafts: Drafts<EventDraft>
  let log: ChangeLog

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
      IntentParameter("alternatives", title: "Other times", type: .strings, isOptional: true), .draft,
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    guard context.isConfirmed, let id = parameters.string("draft") else { return try ask(parameters, context) }
    let draft = try drafts.draft(id)
    let uid = context.makeIdentifier()
    let bytes = ICalendarDocument(components: [draft.calendar(uid: uid, stamp: context.now)]).bytes
    let name = Vdir.itemName(for: uid)
    let collections = calendars.collections
    let signature = try context.change {
      try collections.ledger.change {
        try VdirCollections.reporting {
          try collections.write(bytes, as: name, in: draft.calendar, replacing: nil)
        }
      }
    }
    drafts.remove(id)
    let change = WrittenChange(
      id: context.makeIdentifier(), title: "Added “\(draft.title)”",
      files: [
        WrittenChange.File(
          collections: collections, collection: draft.calendar, name: name, before: nil, after: signature)
      ], shownBy: BuiltInIntents.calendarSnippets)
    log.note(change)
    let time = draft.timeText(in: context.surroundings.timeZone)
    return .finished(
      IntentOutput(
        value: ["uid": .string(uid)],
        dialog: IntentDialog("Added “\(draft.title)” on \(time).", supporting: "Added to your calendar."),
        snippetIntent: ShowEventIntent.invocation(name, in: draft.calendar, change: change.id),
        changed: BuiltInIntents.calendarSnippets))
  }

  private func ask(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    var draft = try EventDraft(parameters, in: context.surroundings)
    let choices = try calendars.choices()
    guard let first = choices.first else {
      throw SnippetError.storeUnavailable("No calendar can be written.")
    }
    draft.calendar = first.name
    let id = context.makeIdentifier()
    drafts.insert(draft, as: id)
    let time = draft.timeText(in: context.surroundings.timeZone)
    return .needsConfirmation(
      ConfirmationRequest(
        actionName: "Add",
        dialog: IntentDialog("Add “\(draft.title)” on \(time) to your calendar?", supporting: "Add this event?"),
        snippetIntent: IntentInvocation(ConfirmEventIntent.name, parameters: ["draft": .string(id)]),
        parameters: ["draft": .string(id)]))
  }
}
