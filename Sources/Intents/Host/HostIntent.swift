import JSONRPC
import Snippets

/// An intent that only a host can carry out: it checks its parameters and answers them as `value`, for the host to act
/// upon.
struct HostIntent: Intent {
  let description: IntentDescription
  /// What a person is told; throws where a parameter makes no sense.
  let dialog: @Sendable (IntentParameters) throws -> String

  init(
    _ name: String, title: String, description: String, _ parameters: [IntentParameter],
    dialog: @escaping @Sendable (IntentParameters) throws -> String
  ) {
    self.description = IntentDescription(
      name: BuiltInIntents.provider + "/" + name, title: title, description: description, kind: .action,
      parameters: parameters)
    self.dialog = dialog
  }

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let dialog = IntentDialog(try dialog(parameters))
    return .finished(IntentOutput(value: .object(parameters.values), dialog: dialog))
  }
}
