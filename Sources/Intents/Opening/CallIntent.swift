import Snippets

/// `inkling/Call`: answers a `tel:` address (RFC 3966).
struct CallIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/Call", title: "Call", description: "Calls a phone number.", kind: .action,
    parameters: [IntentParameter("phoneNumber", title: "Phone number")])

  /// Only digits after an optional plus: `*` and `#` could run a command of the network, and `;` could add parameters.
  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentResult {
    let text = parameters.string("phoneNumber") ?? ""
    let number = text.unicodeScalars.filter { !" \u{A0}-.()/".unicodeScalars.contains($0) }
    let digits = number.first == "+" ? number.dropFirst() : number[...]
    guard (2...20).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw SnippetError.invalidParameter("phoneNumber", "must be 2 to 20 digits after an optional +")
    }
    let dialled = String(String.UnicodeScalarView(number))
    return .finished(IntentOutput(dialog: IntentDialog("Call \(dialled)."), opens: "tel:" + dialled))
  }
}
