import Snippets

/// `inkling/Call`: answers a `tel:` address (RFC 3966), or the participant whom the host can call.
struct CallIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/Call", title: "Call", description: "Calls a phone number or a participant.",
    kind: .action, parameters: Dialling.parameters)

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    try Dialling.result(parameters, scheme: "tel:", verb: "Call")
  }
}
