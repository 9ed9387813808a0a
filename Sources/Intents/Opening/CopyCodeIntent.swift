import JSONRPC
import Snippets

/// `inkling/CopyCode`: answers the code; the host copies it.
struct CopyCodeIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/CopyCode", title: "Copy Code", description: "Copies a one-time code.",
    kind: .action, parameters: [IntentParameter("code", title: "Code")])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let code = try parameters.line("code", limit: 64) ?? ""
    return .finished(IntentOutput(value: .string(code), dialog: IntentDialog("Copy \(code).")))
  }
}
