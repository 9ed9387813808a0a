internal import JSONRPC
internal import Journal
internal import Snippets

/// The list of suggestions: what each is, and a button that opens it.
struct SuggestionListView {
  /// What `journal.list` answers.
  let found: JSONValue
  let place: PickerPlace

  var body: ViewNode {
    var rows = [Self.lists(place)]
    if let banner = found["banner"] { rows.append(Self.banner(banner)) }
    let suggestions = found["suggestions"]?.array ?? []
    if suggestions.isEmpty {
      rows.append(
        ViewNode(
          .contentUnavailableView(
            title: "No Suggestions", systemImage: "book",
            description: found["emptyReason"]?.string.flatMap(EmptyReason.init)?.sentence, actions: [])))
    } else {
      rows.append(
        ViewNode(
          .list(
            children: ViewNode.forEach(suggestions, key: { $0["handle"]?.string ?? "" }, content: row))))
    }
    return .verticalStack(alignment: .leading, spacing: 8, rows)
  }

  /// The picker of the lists and the questions.
  static func lists(_ place: PickerPlace) -> ViewNode {
    var parameters = place.parameters
    parameters["list"] = nil
    return ViewNode(
      .picker(
        label: .text("List"), selection: place.list.rawValue,
        options: PickerList.allCases.map { PickerOption(value: $0.rawValue, label: $0.name) },
        intent: ControlIntent(ShowSuggestionsIntent.name, parameters: parameters, valueParameter: "list")), id: "list")
  }

  private func row(_ card: JSONValue) -> ViewNode {
    let name = card["title"]?.string ?? ""
    var parameters = place.parameters
    parameters["handle"] = card["handle"]
    let open = ControlIntent(ShowSuggestionsIntent.name, parameters: parameters)
    return .verticalStack(
      alignment: .leading, spacing: 2,
      [
        .text(name).modifier(.font(.headline)), Self.note(SuggestionWords.facts(of: card)),
        ViewNode.button("Look at It", intent: open).modifier(.accessibilityLabel("Look at \(name)")),
      ])
  }

  static func note(_ text: String) -> ViewNode {
    ViewNode.text(text).modifier(.font(.footnote)).modifier(.foregroundStyle("secondary"))
  }

  private static func banner(_ banner: JSONValue) -> ViewNode {
    ViewNode(
      .groupBox(
        label: .label(banner["title"]?.string ?? "", systemImage: "lock"),
        children: [
          .text(banner["text"]?.string ?? ""),
          ViewNode(
            .disclosureGroup(
              label: .text("Learn More"), isExpanded: false, children: [note(banner["learnMore"]?.string ?? "")])),
        ]))
  }

  /// What stands here before the person has turned the journal on, which they do elsewhere.
  static var introduction: ViewNode {
    let texts = Introduction.json
    return .verticalStack(
      alignment: .leading, spacing: 8,
      [
        .text(texts["title"]?.string ?? "").modifier(.font(.headline)), .text(texts["text"]?.string ?? ""),
        note("To turn it on: \(texts["turnOn"]?.string ?? "")"),
        note("To choose what counts: \(texts["customize"]?.string ?? "")"),
        ViewNode(
          .disclosureGroup(
            label: .text("About Suggestions and Privacy"), isExpanded: false,
            children: [note(texts["about"]?.string ?? "")])),
      ])
  }
}
