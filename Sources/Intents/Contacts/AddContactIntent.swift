import Foundation
import Formats
import JSONRPC
import Snippets

/// `inkling/AddContact`: lets the person choose and confirm what is written, then makes a card or adds to one.
struct AddContactIntent: Intent {
  let contacts: ContactDirectory
  let drafts: Drafts<ContactDraft>
  let log: ChangeLog

  let description = IntentDescription(
    name: BuiltInIntents.provider + "/AddContact", title: "Add to Contacts",
    description: "Adds somebody to the address book, or details to a contact, once it is confirmed.", kind: .action,
    parameters: [
      IntentParameter("name", title: "Name", isOptional: true),
      IntentParameter("phoneNumbers", title: "Phone numbers", type: .strings, isOptional: true),
      IntentParameter("emailAddresses", title: "Email addresses", type: .strings, isOptional: true),
      IntentParameter("postalAddress", title: "Address", isOptional: true), .draft,
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    guard context.isConfirmed, let id = parameters.string("draft") else { return try ask(parameters, context) }
    let draft = try drafts.draft(id)
    let (place, file, title) = try context.change {
      try contacts.collections.ledger.change {
        if let target = draft.target, draft.candidates.indices.contains(target) {
          return try merge(draft, into: draft.candidates[target], id: id, at: context.now)
        }
        return try create(draft, uid: context.makeIdentifier(), at: context.now)
      }
    }
    drafts.remove(id)
    let change = WrittenChange(
      id: context.makeIdentifier(), title: title, files: file.map { [$0] } ?? [], shownBy: [ShowContactIntent.name])
    log.note(change)
    return .finished(
      IntentOutput(
        value: ["item": .string(place.name)],
        dialog: IntentDialog(title + ".", supporting: "Saved to your contacts."),
        snippetIntent: ShowContactIntent.invocation(place, change: change.id), changed: [ShowContactIntent.name]))
  }

  private typealias Written = (place: ContactDirectory.Place, file: WrittenChange.File?, title: String)

  private func create(_ draft: ContactDraft, uid: String, at now: Date) throws -> Written {
    guard !draft.written(to: nil).isEmpty else {
      throw SnippetError.invalidParameter("phoneNumbers", "must be kept, or another way to reach somebody")
    }
    let name = Vdir.itemName(for: uid, withExtension: "vcf")
    let signature = try VdirCollections.reporting {
      try contacts.collections.write(
        draft.card(uid: uid, stamp: now).bytes, as: name, in: draft.book, replacing: nil)
    }
    let file = WrittenChange.File(
      collections: contacts.collections, collection: draft.book, name: name, before: nil, after: signature)
    return (.init(collection: draft.book, name: name, index: 0), file, "Added \(draft.title)")
  }

  /// Adds to a card that is still what was shown. One that was changed meanwhile is shown anew first.
  private func merge(
    _ draft: ContactDraft, into candidate: ContactDraft.Candidate, id: String, at now: Date
  ) throws -> Written {
    let place = candidate.place
    return try VdirCollections.reporting {
      guard let (bytes, signature) = try? contacts.collections.vdir(of: place.collection).read(place.name),
        var document = try? VCardDocument(bytes: bytes), document.cards.indices.contains(place.index)
      else { throw SnippetError.entityNotFound("The contact is gone.") }
      guard signature == candidate.signature else {
        try drafts.change(id) { draft in
          if let target = draft.target { draft.candidates[target].signature = signature }
        }
        throw SnippetError.entityNotFound("The contact was changed meanwhile. Look at it again before you add to it.")
      }
      let card = document.cards[place.index]
      document.cards[place.index] = draft.merged(into: card, stamp: now)
      let title = card.displayName ?? draft.title
      guard document.cards[place.index] != card else { return (place, nil, "\(title) has all of it already") }
      let written = try contacts.collections.write(
        document.bytes, as: place.name, in: place.collection, replacing: signature)
      let file = WrittenChange.File(
        collections: contacts.collections, collection: place.collection, name: place.name,
        before: (bytes, signature),
        after: written)
      return (place, file, "Added to \(title)")
    }
  }

  private func ask(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    var draft = try ContactDraft(parameters)
    draft.candidates = candidates(for: draft)
    let books = try contacts.choices()
    draft.book = books.first?.name ?? ""
    let named = draft.name.map(ContactMatching.folded)
    let same = draft.candidates.indices.filter { ContactMatching.folded(draft.candidates[$0].title) == named }
    // Where one contact has the name it is most likely meant; a number that is known too says who it is.
    draft.target = same.count == 1 ? same[0] : draft.name == nil ? draft.candidates.indices.first : nil
    guard !books.isEmpty || draft.target != nil else {
      throw SnippetError.storeUnavailable("No address book can be written.")
    }
    let id = context.makeIdentifier()
    drafts.insert(draft, as: id)
    return .needsConfirmation(
      ConfirmationRequest(
        actionName: "Add", dialog: ConfirmContactIntent.question(draft),
        snippetIntent: IntentInvocation(ConfirmContactIntent.name, parameters: ["draft": .string(id)]),
        parameters: ["draft": .string(id)]))
  }

  /// The cards of that name, and those with one of the numbers or addresses.
  private func candidates(for draft: ContactDraft) -> [ContactDraft.Candidate] {
    let name = draft.name.map(ContactMatching.folded)
    let all = contacts.all().cards.filter { contacts.collections.vdir(of: $0.place.collection).isWritable }
    let named = all.filter { found in
      guard let name, !name.isEmpty else { return false }
      return ContactMatching.rank(of: found.card, for: name).map { $0 < 2 } ?? false
    }
    let reached = all.filter { found in
      draft.details.contains { $0.kind != .address && ContactDraft.has(found.card, $0) }
        && !named.contains { $0.place == found.place }
    }
    return (named + reached).prefix(ContactDraft.mostCandidates).map { found in
      ContactDraft.Candidate(
        place: found.place, signature: found.signature,
        title: DisplayText.clamped(ShowContactIntent.title(of: found.card), to: 60))
    }
  }
}
