import JSONRPC
import Snippets

/// `inkling/AddContact`: asks for confirmation, then writes a card into the person's contacts.
struct AddContactIntent: Intent {
  let contacts: Vdir

  let description = IntentDescription(
    name: BuiltInIntents.provider + "/AddContact", title: "Add to Contacts",
    description: "Adds somebody to the address book, once it is confirmed.", kind: .action,
    parameters: [
      IntentParameter("name", title: "Name", isOptional: true),
      IntentParameter("phoneNumbers", title: "Phone numbers", type: .strings, isOptional: true),
      IntentParameter("emailAddresses", title: "Email addresses", type: .strings, isOptional: true),
      IntentParameter("postalAddress", title: "Address", isOptional: true),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentResult {
    let card = try ContactCard(parameters)
    guard context.isConfirmed else {
      let dialog = IntentDialog("Add \(card.title) to your contacts?", supporting: "Add this contact?")
      return .needsConfirmation(ConfirmationRequest(actionName: "Add", dialog: dialog, view: card.view))
    }
    let uid = context.makeIdentifier()
    try context.change {
      do {
        try contacts.write(
          card.bytes(uid: uid), as: Vdir.itemName(for: uid, withExtension: "vcf"), replacing: nil)
      } catch let failure as Vdir.Failure {
        throw ToDoDirectory.error(for: failure)
      }
    }
    let dialog = IntentDialog("Added \(card.title).", supporting: "Added to your contacts.")
    return .finished(IntentOutput(value: ["uid": .string(uid)], dialog: dialog, view: card.view))
  }
}
