import JSONRPC
import Snippets

/// `inkling/ConfirmContact`: shows what is about to be written about somebody, and whereto.
struct ConfirmContactIntent: Intent {
  static let name = BuiltInIntents.provider + "/ConfirmContact"

  let contacts: ContactDirectory
  let drafts: Drafts<ContactDraft>

  let description = IntentDescription(
    name: name, title: "New Contact", description: "Shows a contact before it is written.", kind: .snippet,
    parameters: [.draft])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let id = parameters.string("draft") ?? ""
    var draft = try drafts.draft(id)
    var card = draft.target.flatMap { index in
      draft.candidates.indices.contains(index) ? contacts.card(at: draft.candidates[index].place)?.card : nil
    }
    if let index = draft.target, card == nil {
      // The card is gone, and cannot be added to.
      draft.candidates.remove(at: index)
      (draft.target, card) = (nil, nil)
    }
    return .finished(
      IntentOutput(
        dialog: Self.question(draft), view: draft.view(id: id, card: card, books: try contacts.choices())))
  }

  static func question(_ draft: ContactDraft) -> IntentDialog {
    guard let target = draft.target, draft.candidates.indices.contains(target) else {
      return IntentDialog("Add \(draft.title) to your contacts?", supporting: "Add this contact?")
    }
    let title = draft.candidates[target].title
    return IntentDialog("Add this to \(title) in your contacts?", supporting: "Add to \(title)?")
  }
}
