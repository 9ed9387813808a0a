/// What was said of a parameter where it was declared. Each intent that is made has declarations of its own, which its
/// copies share, so that they tell its properties from all others.
final class ParameterDeclaration: ParameterIdentity {
  let title: String
  /// Whether there is a value from the start: a default, or nil.
  let isOptional: Bool
  let requestValueDialog: IntentDialog?
  let options: (@Sendable () async throws -> [InputOption])?

  init(
    title: String, isOptional: Bool, requestValueDialog: IntentDialog?,
    options: (@Sendable () async throws -> [InputOption])?
  ) {
    self.title = title
    self.isOptional = isOptional
    self.requestValueDialog = requestValueDialog
    self.options = options
  }
}
