internal import Intents
internal import JSONRPC
internal import Journal
internal import Snippets

/// `inkling/DismissSuggestion`: takes a moment out of every list, as `journal.dismiss` does.
struct DismissSuggestionIntent: Intent {
  static let name = BuiltInIntents.provider + "/DismissSuggestion"

  let access: JournalAccess

  let description = IntentDescription(
    name: name, title: "Do Not Suggest Again", description: "Takes a moment out of every list.", kind: .action,
    parameters: [IntentParameter("handle", title: "Suggestion")], isDiscoverable: false)

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let reader = try access.reader(context)
    _ = try access.mapped {
      try context.change {
        try reader.journal.dismiss(
          parameters.string("handle") ?? "", client: reader.client, now: reader.now, home: reader.home)
      }
    }
    return .finished(IntentOutput(changed: [ShowSuggestionsIntent.name]))
  }
}
