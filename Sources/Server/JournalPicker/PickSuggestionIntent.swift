internal import Intents
internal import JSONRPC
internal import Journal
internal import Snippets

/// `inkling/PickSuggestion`: reads what is new in the sources, and shows the suggestions for the person to pick one.
struct PickSuggestionIntent: Intent {
  static let name = BuiltInIntents.provider + "/PickSuggestion"

  let access: JournalAccess

  let description = IntentDescription(
    name: name, title: "Journaling Suggestions",
    description: "Shows moments of the person's life, of which they hand one over to the app.", kind: .action,
    parameters: [PickerPlace.titleParameter, PickerPlace.directoryParameter], isDiscoverable: true, returnsValue: true,
    systemImage: "book")

  func perform(_ parameters: IntentParameters, _ context: IntentContext) async throws -> IntentOutcome {
    if let directory = try PickerPlace(parameters).directory, !Journal.canCopy(into: directory) {
      throw SnippetError.invalidParameter(
        PickerPlace.directoryParameter.name, "is no directory that can be written")
    }
    let reader = try access.reader(context)
    try access.mapped {
      guard try reader.journal.consent() == .on else { return }
      try context.change {
        try reader.journal.offerSource(access.calendar, now: context.now)
        try reader.journal.rescanIfDue(
          now: context.now,
          progress: { done, total in if total > 0 { context.report(IntentProgress(completed: done, total: total)) } },
          isCancelled: context.isCancelled)
      }
    }
    return .finished(
      IntentOutput(snippetIntent: IntentInvocation(ShowSuggestionsIntent.name, parameters: parameters.values)))
  }
}
