internal import JSONRPC
internal import Journal
internal import Snippets

/// One suggestion before it is handed over: the person takes out what the app is not to get.
struct SuggestionReviewView {
  /// As in a list, with the texts of the items where the client may see them.
  let card: JSONValue
  let place: PickerPlace
  let handle: String
  /// The ids of the items that are left out.
  let excluded: [String]

  var body: ViewNode {
    let items = card["items"]?.array ?? []
    let kept = items.count { !isExcluded($0) }
    var rows: [ViewNode] = [
      .text(card["title"]?.string ?? "").modifier(.font(.headline)),
      SuggestionListView.note(SuggestionWords.facts(of: card)),
    ]
    rows += (card["why"]?.array ?? []).compactMap(\.string).map(SuggestionListView.note)
    rows.append(
      ViewNode(
        .section(
          header: .text("What Is Handed Over"), footer: nil,
          children: ViewNode.forEach(items, key: { $0["id"]?.string ?? "" }, content: toggle))))
    let handOver = place.handOver(.string(handle), excluded: excluded)
    let handOverButton = ViewNode.button(place.title, intent: handOver).modifier(.buttonStyle(.borderedProminent))
      .id("handOver")
    if card["isHandedOver"]?.bool == true {
      rows.append(
        ViewNode.label("The app has it", systemImage: "checkmark").modifier(.foregroundStyle("secondary")))
    }
    rows.append(
      .horizontalStack([
        kept > 0 ? handOverButton : handOverButton.modifier(.disabled(true)),
        ViewNode.button("Back", intent: ControlIntent(ShowSuggestionsIntent.name, parameters: place.parameters)).id(
          "back"),
        ViewNode(
          .button(
            label: .text("Not Again"), role: .destructive,
            intent: ControlIntent(DismissSuggestionIntent.name, parameters: ["handle": .string(handle)]),
            confirmation: ButtonConfirmation(
              title: "Take this out of every list?", message: "No app will be offered it again.",
              confirmLabel: "Take Out")), id: "dismiss"),
      ]))
    return .verticalStack(alignment: .leading, spacing: 8, rows)
  }

  private func isExcluded(_ item: JSONValue) -> Bool {
    excluded.contains { $0.hasSameBytes(as: item["id"]?.string ?? "") }
  }

  private func toggle(_ item: JSONValue) -> ViewNode {
    var parameters = place.parameters
    parameters["handle"] = .string(handle)
    parameters["excludedItems"] = .array(excluded.map(JSONValue.string))
    parameters["item"] = item["id"]
    let text = item["fallbackText"]?.string ?? SuggestionWords.noun(of: item)
    return ViewNode.toggle(
      DisplayText.clamped(text, to: 200), isOn: !isExcluded(item),
      intent: ControlIntent(ShowSuggestionsIntent.name, parameters: parameters, valueParameter: "isIncluded")
    ).id("item-\(item["id"]?.string ?? "")")
  }
}
