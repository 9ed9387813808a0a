import Snippets

/// `inkling/JoinCall`: answers the address of a call, if it may be opened.
struct JoinCallIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/JoinCall", title: "Join Call", description: "Joins a call by its link.",
    kind: .action, parameters: [IntentParameter("url", title: "Address")])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    guard let url = LinkPolicy.allowed(parameters.string("url") ?? ""), url.lowercased().hasPrefix("https:") else {
      throw SnippetError.invalidParameter("url", "must be an https address")
    }
    return .finished(IntentOutput(dialog: IntentDialog("Join \(url)."), opens: url))
  }
}
