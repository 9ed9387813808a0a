import Snippets

/// `inkling/OpenURL`: answers an address of the web, if it may be opened.
struct OpenURLIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/OpenURL", title: "Open Link", description: "Opens a page of the web.",
    kind: .action, parameters: [IntentParameter("url", title: "Address")])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    guard let url = LinkPolicy.allowed(parameters.string("url") ?? ""),
      ["http", "https"].contains(url.prefix { $0 != ":" }.lowercased())
    else { throw SnippetError.invalidParameter("url", "must be an http or https address") }
    return .finished(IntentOutput(dialog: IntentDialog("Open \(url)."), opens: url))
  }
}
