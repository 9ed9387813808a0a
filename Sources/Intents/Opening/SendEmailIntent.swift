import Snippets

/// `inkling/SendEmail`: answers a `mailto:` address (RFC 6068) to one recipient.
struct SendEmailIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/SendEmail", title: "Send Email", description: "Begins an email.", kind: .action,
    parameters: [
      IntentParameter("address", title: "Address"), IntentParameter("subject", title: "Subject", isOptional: true),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let address = parameters.string("address") ?? ""
    let url = try Self.url(address, subject: try parameters.line("subject"))
    return .finished(IntentOutput(dialog: IntentDialog("Write to \(address)."), opens: url))
  }

  /// The `mailto:` address.
  ///
  /// - Throws: ``SnippetError`` where it is not the address of one recipient.
  static func url(_ address: String, subject: String?) throws -> String {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    // A comma or a semicolon would add a recipient; white space and controls have no place in an address.
    let isClean = address.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && !(0x7F...0x9F).contains(scalar.value) && !",;<>()[]\"\\".unicodeScalars.contains(scalar)
        && !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
    }
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), isClean, address.utf8.count <= 254 else {
      throw SnippetError.invalidParameter("address", "must be one email address")
    }
    let url =
      "mailto:" + AddressEncoding.encoded(String(parts[0]), keeping: "+") + "@"
      + AddressEncoding.encoded(String(parts[1]))
    return url + (subject.map { "?subject=" + AddressEncoding.encoded($0) } ?? "")
  }
}
