internal import JSONRPC
internal import Journal
internal import Snippets

/// A question to write about, with a button for another one.
struct ReflectionView {
  /// What `journal.reflection` answers.
  let found: JSONValue
  let place: PickerPlace

  var body: ViewNode {
    var rows = [SuggestionListView.lists(place)]
    if let handle = found["handle"], let prompt = found["reflection"]?["prompt"]?.string {
      var next = place.parameters
      next["after"] = found["reflection"]?["id"]
      rows += [
        ViewNode(.groupBox(label: nil, children: [.text(prompt).modifier(.font(.headline))]))
          .modifier(.tint(found["reflection"]?["color"]?.string ?? "indigo")),
        .horizontalStack([
          ViewNode.button(place.title, intent: place.handOver(handle)).modifier(.buttonStyle(.borderedProminent))
            .id("handOver"),
          ViewNode.button("Another Question", intent: ControlIntent(ShowSuggestionsIntent.name, parameters: next))
            .id("another"),
        ]),
      ]
    } else {
      rows.append(
        ViewNode(
          .contentUnavailableView(
            title: "No Questions", systemImage: "book",
            description: found["emptyReason"]?.string.flatMap(EmptyReason.init)?.sentence, actions: [])))
    }
    return .verticalStack(alignment: .leading, spacing: 8, rows)
  }
}
