import Snippets

/// `inkling/OpenInMaps`: answers a `geo:` address that searches for a place (RFC 5870, with the query of Android's
/// maps).
struct OpenInMapsIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/OpenInMaps", title: "Open in Maps", description: "Shows a place on a map.",
    kind: .action, parameters: [IntentParameter("query", title: "Place")])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentResult {
    let query = try parameters.line("query", limit: 300) ?? ""
    return .finished(
      IntentOutput(
        dialog: IntentDialog("Open “\(query)” in Maps."), opens: "geo:0,0?q=" + AddressEncoding.encoded(query)))
  }
}
