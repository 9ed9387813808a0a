internal import Intents
internal import JSONRPC
internal import Journal
internal import Snippets

/// `inkling/ShowSuggestions`: the picker as a view, for hosts that draw it themselves. It shows no more than the client
/// may see before a suggestion is handed over: at the level `opaque` kinds, days and counts alone.
struct ShowSuggestionsIntent: Intent {
  static let name = BuiltInIntents.provider + "/ShowSuggestions"

  let access: JournalAccess

  let description = IntentDescription(
    name: name, title: "Journaling Suggestions", description: "Shows the suggestions, or one of them.", kind: .snippet,
    parameters: [
      PickerPlace.titleParameter,
      IntentParameter("list", title: "List", isOptional: true, values: PickerList.allCases.map(\.rawValue)),
      PickerPlace.directoryParameter,
      IntentParameter("handle", title: "Suggestion", isOptional: true),
      IntentParameter("excludedItems", title: "Left Out", type: .strings, isOptional: true),
      IntentParameter("after", title: "Question Before", isOptional: true, isPrivate: true),
      IntentParameter("item", title: "Item", isOptional: true, isPrivate: true),
      IntentParameter("isIncluded", title: "Is Handed Over", type: .boolean, isOptional: true, isPrivate: true),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let place = try PickerPlace(parameters)
    let reader = try access.reader(context)
    return .finished(IntentOutput(view: try access.mapped { try view(parameters, place, reader) }))
  }

  private func view(
    _ parameters: IntentParameters, _ place: PickerPlace, _ reader: JournalAccess.Reader
  ) throws -> ViewNode {
    guard try reader.journal.consent() == .on else { return SuggestionListView.introduction }
    if let handle = parameters.string("handle") {
      do {
        let card = try reader.journal.card(
          handle, level: reader.level, client: reader.client, now: reader.now, home: reader.home)
        return SuggestionReviewView(
          card: card, place: place, handle: handle, excluded: Self.excluded(parameters)
        ).body
      } catch JournalError.expiredHandle {
        // It is gone since it was shown, or was declined: the person is back at the list.
      }
    }
    guard let list = place.list.suggestions else {
      return ReflectionView(found: try reflection(parameters, reader), place: place).body
    }
    let found = try reader.journal.list(
      list, level: reader.level, client: reader.client, now: reader.now, home: reader.home)
    return SuggestionListView(found: found, place: place).body
  }

  private func reflection(_ parameters: IntentParameters, _ reader: JournalAccess.Reader) throws -> JSONValue {
    do {
      return try reader.journal.reflection(
        after: parameters.string("after"), level: reader.level, client: reader.client, now: reader.now,
        home: reader.home)
    } catch JournalError.unknownItem {
      throw SnippetError.invalidParameter("after", "names no question")
    }
  }

  /// What is left out, once the control that was used has had its way.
  private static func excluded(_ parameters: IntentParameters) -> [String] {
    let excluded = parameters.strings("excludedItems")
    guard let item = parameters.string("item"), let isIncluded = parameters.bool("isIncluded") else { return excluded }
    let others = excluded.filter { !$0.hasSameBytes(as: item) }
    return isIncluded ? others : others + [item]
  }
}
