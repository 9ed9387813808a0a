import CivilTime
import Foundation
import Formats
import JSONRPC
import Snippets

/// `inkling/ShowEvent`: an event that was just added, as its file now says, with a control that takes it back.
struct ShowEventIntent: Intent {
  static let name = BuiltInIntents.provider + "/ShowEvent"

  let calendars: CalendarDirectory
  let log: ChangeLog

  let description = IntentDescription(
    name: name, title: "Event", description: "Shows an event that was added.", kind: .snippet,
    parameters: [.collection, .item, .change])

  static func invocation(_ name: String, in collection: String, change: String) -> IntentInvocation {
    IntentInvocation(
      Self.name,
      parameters: ["collection": .string(collection), "item": .string(name), "change": .string(change)])
  }

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let collection = parameters.string("collection") ?? ""
    guard let file = calendars.reader.file(parameters.string("item") ?? "", in: collection),
      let event = file.item.event, let start = event.start, let end = event.end
    else {
      return .finished(
        IntentOutput(
          dialog: IntentDialog("The event is not on your calendar any more."),
          view: ViewNode(
            .contentUnavailableView(
              title: "No Longer on Your Calendar", systemImage: "calendar", description: nil, actions: []))))
    }
    let zone = context.surroundings.timeZone
    let instance = ICalendarInstance(event: event, start: start, end: end, isRecurring: false)
    let entry = AgendaEntry(instance, collection: collection, in: zone)
    var rows: [ViewNode] = [
      .text(entry.title).modifier(.font(.headline)), .label(entry.span(in: zone), systemImage: "calendar"),
    ]
    if let rule = event.component.property("RRULE")?.value {
      rows.append(.label(RecurrenceWords.describe(rule), systemImage: "repeat"))
    }
    if let location = entry.location { rows.append(.label(location, systemImage: "mappin")) }
    if let words = event.component.text("DESCRIPTION").map(AgendaEntry.line) ?? nil {
      rows.append(.text(DisplayText.clamped(words, to: 200)).modifier(.foregroundStyle("secondary")))
    }
    if try calendars.collections.names().count > 1 {
      let title = calendars.collections.title(of: collection, or: "Calendar")
      rows.append(.label(title, systemImage: "tray"))
    }
    rows += UndoIntent.row(log.change(parameters.string("change") ?? ""))
    return .finished(
      IntentOutput(
        dialog: IntentDialog("“\(entry.title)”, \(entry.span(in: zone))", supporting: "On your calendar"),
        view: .verticalStack(alignment: .leading, spacing: 4, rows)))
  }
}
