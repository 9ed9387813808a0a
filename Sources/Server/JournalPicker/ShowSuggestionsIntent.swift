internal import Intents
internal import JSONRPC
internal import Journal
internal import Snippets

/// `inkling/ShowSuggestions`: the picker as a view, for hosts that draw it themselves. It shows no more than the client
/// may see before a suggestion is handed over: at the level `opaque` kinds, days and counts alone.
struct ShowSuggestionsIntent: Intent {
  static let name = BuiltInIntents.provider + "/ShowSuggestions"
  /// The largest title of the host's button, in bytes.
  private static let largestTitle = 400
  /// What the host calls its button.
  static let title = IntentParameter("title", title: "Title of the Button")

  let access: JournalAccess

  let description = IntentDescription(
    name: name, title: "Journaling Suggestions", description: "Shows the suggestions, or one of them.", kind: .snippet,
    parameters: [
      title,
      IntentParameter(
        "list", title: "List", isOptional: true, values: SuggestionList.allCases.map(\.rawValue)),
      IntentParameter("handle", title: "Suggestion", isOptional: true),
      IntentParameter("excludedItems", title: "Left Out", type: .strings, isOptional: true),
      IntentParameter("item", title: "Item", isOptional: true, isPrivate: true),
      IntentParameter("isIncluded", title: "Is Handed Over", type: .boolean, isOptional: true, isPrivate: true),
    ])

  /// - Throws: ``SnippetError``, if the title is empty or too long.
  static func checkTitle(_ parameters: IntentParameters) throws {
    let title = parameters.string(title.name) ?? ""
    guard (1...largestTitle).contains(title.utf8.count) else {
      throw SnippetError.invalidParameter(self.title.name, "must have 1 to \(largestTitle) bytes")
    }
    guard DisplayText.sanitised(title).contains(where: { !$0.isWhitespace }) else {
      throw SnippetError.invalidParameter(self.title.name, "must say something")
    }
  }

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    try Self.checkTitle(parameters)
    let reader = try access.reader(context)
    return .finished(IntentOutput(view: try access.mapped { try view(parameters, reader) }))
  }

  private func view(_ parameters: IntentParameters, _ reader: JournalAccess.Reader) throws -> ViewNode {
    guard try reader.journal.consent() == .on else { return SuggestionListView.introduction }
    let list = parameters.string("list").flatMap(SuggestionList.init) ?? .recommended
    let title = parameters.string(Self.title.name) ?? ""
    if let handle = parameters.string("handle") {
      do {
        let card = try reader.journal.card(
          handle, level: reader.level, client: reader.client, now: reader.now, home: reader.home)
        return SuggestionReviewView(
          card: card, title: title, list: list, handle: handle, excluded: Self.excluded(parameters)
        ).body
      } catch JournalError.expiredHandle {
        // It is gone since it was shown, or was declined: the person is back at the list.
      }
    }
    let found = try reader.journal.list(
      list, level: reader.level, client: reader.client, now: reader.now, home: reader.home)
    return SuggestionListView(found: found, title: title, list: list).body
  }

  /// What is left out, once the control that was used has had its way.
  private static func excluded(_ parameters: IntentParameters) -> [String] {
    let excluded = parameters.strings("excludedItems")
    guard let item = parameters.string("item"), let isIncluded = parameters.bool("isIncluded") else { return excluded }
    let others = excluded.filter { !$0.hasSameBytes(as: item) }
    return isIncluded ? others : others + [item]
  }
}
