import JSONRPC
import Snippets

/// `inkling/AdjustContact`: what the controls of ``ConfirmContactIntent`` perform.
struct AdjustContactIntent: Intent {
  static let name = BuiltInIntents.provider + "/AdjustContact"

  let contacts: ContactDirectory
  let drafts: Drafts<ContactDraft>

  let description = IntentDescription(
    name: name, title: "Change Contact", description: "Changes a contact that is about to be written.",
    kind: .action, parameters: EventChange.parameters, isDiscoverable: false)

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let amount = parameters["amount"]?.int
    let name = parameters.string("name") ?? ""
    let books = try contacts.choices()
    try context.change {
      try drafts.change(parameters.string("draft")) { draft in
        switch parameters.string("change") {
        case "detail": draft.keep(parameters.bool("isOn") ?? false, at: amount ?? -1)
        case "target":
          guard let amount else { return draft.target = nil }
          guard draft.candidates.indices.contains(amount),
            let found = contacts.card(at: draft.candidates[amount].place)
          else { throw SnippetError.entityNotFound("The contact is gone.") }
          draft.candidates[amount].signature = found.signature
          draft.target = amount
        case "book" where books.contains { $0.name.hasSameBytes(as: name) }: draft.book = name
        default: throw SnippetError.invalidParameter("change", "must be one that the confirmation offers")
        }
      }
    }
    return .finished(IntentOutput(changed: [ConfirmContactIntent.name]))
  }
}
