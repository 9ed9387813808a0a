import Formats
import JSONRPC
import Snippets

extension ContactDraft {
  /// What the person sees: who it is, what is written, and whereto.
  ///
  /// - Parameter card: What is added to, as its file now says; nil for a new card.
  func view(id: String, card: VCard?, books: [(name: String, title: String)]) -> ViewNode {
    let controls = DraftControls(intent: AdjustContactIntent.name, draft: id)
    var rows = [
      ViewNode.label(card?.displayName ?? title, systemImage: "person.crop.circle").modifier(.font(.headline))
    ]
    if card != nil {
      rows.append(.text("Will be added to this contact:").modifier(.foregroundStyle("secondary")))
    }
    var known: [ViewNode] = []
    for (index, detail) in details.enumerated() {
      if let card, Self.has(card, detail) {
        known.append(
          ViewNode.label("\(detail.value) is there already", systemImage: "checkmark")
            .modifier(.foregroundStyle("secondary")))
      } else {
        rows.append(controls.toggle(Self.words(detail), "detail", isOn: detail.isKept, amount: index))
      }
    }
    rows += known
    if !candidates.isEmpty {
      let existing = candidates.enumerated().map { index, candidate in
        DraftControls.Option(
          title: candidate.title, isSelected: target == index, parameters: ["amount": JSONValue(index)])
      }
      rows.append(
        controls.choices(
          "Save to", "target",
          existing + [DraftControls.Option(title: "New contact", isSelected: target == nil, parameters: [:])]))
    }
    if target == nil { rows += controls.directories("Address book", "book", books, chosen: book, most: 10) }
    return .verticalStack(alignment: .leading, spacing: 8, rows)
  }

  private static func words(_ detail: Detail) -> String {
    switch detail.kind {
    case .phone: "Phone: \(detail.value)"
    case .email: "Email: \(detail.value)"
    case .address: "Address: \(detail.value)"
    }
  }
}
