import Snippets

/// `inkling/SendMessage`: answers an `sms:` address (RFC 5724), or the participant to whom the host can write.
struct SendMessageIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/SendMessage", title: "Send Message",
    description: "Begins a message to a phone number or a participant.", kind: .action,
    parameters: Dialling.parameters)

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    try Dialling.result(parameters, scheme: "sms:", verb: "Write to")
  }
}
