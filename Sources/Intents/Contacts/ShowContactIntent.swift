import CivilTime
import Foundation
import Formats
import JSONRPC
import Snippets

/// `inkling/ShowContact`: a contact with the ways to reach it, or the contacts that a name may mean.
struct ShowContactIntent: Intent {
  static let name = BuiltInIntents.provider + "/ShowContact"
  /// Contacts beyond these are only counted.
  static let mostRows = 25

  let contacts: ContactDirectory
  let log: ChangeLog

  let description = IntentDescription(
    name: name, title: "Contact", description: "Shows somebody of the address book.", kind: .snippet,
    parameters: [IntentParameter("name", title: "Name", isOptional: true), .collection, .item, .index, .change])

  static func invocation(_ place: ContactDirectory.Place, change: String? = nil) -> IntentInvocation {
    var parameters: JSONObject = [
      "collection": .string(place.collection), "item": .string(place.name), "index": JSONValue(place.index),
    ]
    if let change { parameters["change"] = .string(change) }
    return IntentInvocation(name, parameters: parameters)
  }

  static func title(of card: VCard) -> String {
    let name =
      card.displayName ?? card.nicknames.first ?? card.emailAddresses.first?.value ?? card.phoneNumbers.first?.value
    let line = DisplayText.sanitised(name ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.isEmpty ? "No Name" : DisplayText.clamped(line, to: 200)
  }

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    if let item = parameters.string("item") {
      let place = ContactDirectory.Place(
        collection: parameters.string("collection") ?? "", name: item, index: parameters["index"]?.int ?? 0)
      guard let found = contacts.card(at: place) else {
        return .finished(
          Self.output(
            "This contact is not in your address book any more.",
            Self.unavailable("No Longer in Your Contacts", nil)))
      }
      return .finished(shown(found, log.change(parameters.string("change") ?? "")))
    }
    guard let query = try parameters.line("name", limit: 200) else {
      return .needsInput(InputRequest(parameter: "name", type: .string, dialog: IntentDialog("Whom?")))
    }
    let (cards, unreadable) = contacts.all()
    let folded = ContactMatching.folded(query)
    let ranked = cards.compactMap { found in
      ContactMatching.rank(of: found.card, for: folded).map { (rank: $0, found: found) }
    }
    let best = ranked.map(\.rank).min()
    let matches = ranked.filter { $0.rank == best }.map(\.found)
    var output: IntentOutput
    if matches.count == 1, let match = matches.first {
      output = shown(match, nil)
    } else if matches.isEmpty {
      output = Self.output("“\(query)” is not in your contacts.", Self.unavailable("No “\(query)”", "Not found."))
    } else {
      output = Self.output("\(matches.count) contacts may be meant.", Self.choice(matches))
    }
    output.warnings += unreadable.prefix(10).map {
      ViewWarning(
        code: .unreadable,
        message: $0.isEmpty
          ? "The directory of the contacts cannot be read." : "\($0) cannot be read and is left alone.")
    }
    return .finished(output)
  }

  private static func output(_ dialog: String, _ view: ViewNode) -> IntentOutput {
    IntentOutput(dialog: IntentDialog(dialog), view: view)
  }

  private static func unavailable(_ title: String, _ text: String?) -> ViewNode {
    ViewNode(
      .contentUnavailableView(title: title, systemImage: "person.crop.circle", description: text, actions: []))
  }

  private static func choice(_ matches: [ContactDirectory.Found]) -> ViewNode {
    let sorted = matches.sorted { title(of: $0.card) < title(of: $1.card) }
    var rows = sorted.prefix(mostRows).map { found in
      let title = title(of: found.card)
      let label = [title] + found.card.organization.prefix(1)
      return ViewNode.button(
        DisplayText.clamped(label.joined(separator: " · "), to: 80),
        intent: ControlIntent(name, parameters: invocation(found.place).parameters))
    }
    if sorted.count > rows.count { rows.append(.text("and \(sorted.count - rows.count) more")) }
    return ViewNode(.list(children: rows))
  }

  private func shown(_ found: ContactDirectory.Found, _ change: WrittenChange?) -> IntentOutput {
    let title = Self.title(of: found.card)
    var rows = ContactView.rows(of: found.card, title: title)
    rows += UndoIntent.row(change)
    return Self.output(title, .verticalStack(alignment: .leading, spacing: 6, rows))
  }
}
