internal import Intents
internal import JSONRPC
internal import Journal
internal import Snippets

/// `inkling/SelectSuggestion`: hands one suggestion over to the app, as `journal.select` does, and writes it down.
struct SelectSuggestionIntent: Intent {
  static let name = BuiltInIntents.provider + "/SelectSuggestion"

  let access: JournalAccess

  let description = IntentDescription(
    name: name, title: "Hand Over Suggestion", description: "Gives one moment to the app.", kind: .action,
    parameters: [
      IntentParameter("handle", title: "Suggestion"),
      IntentParameter("excludedItems", title: "Left Out", type: .strings, isOptional: true),
      PickerPlace.directoryParameter,
    ], isDiscoverable: false, returnsValue: true)

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let reader = try access.reader(context)
    let excluded = parameters.strings("excludedItems")
    let directory = try PickerPlace.directory(parameters)
    let selected = try access.mapped {
      do {
        return try context.change {
          try reader.journal.select(
            parameters.string("handle") ?? "", excludedItems: excluded, directory: directory, level: reader.level,
            client: reader.client, now: reader.now, home: reader.home)
        }
      } catch JournalError.unknownItem {
        throw SnippetError.invalidParameter("excludedItems", "names no item of the suggestion")
      } catch JournalError.nothingLeft {
        throw SnippetError.invalidParameter("excludedItems", "leaves nothing of the suggestion")
      } catch JournalError.cannotCopy(let problem) {
        throw SnippetError.invalidParameter(PickerPlace.directoryParameter.name, problem)
      }
    }
    let title = selected["suggestion"]?["title"]?.string ?? ""
    return .finished(
      IntentOutput(
        value: selected, dialog: IntentDialog("Handed over: \(title)"), changed: [ShowSuggestionsIntent.name]))
  }
}
