/// What was said of a parameter where it was declared, and its value until a copy of the intent is given another one.
///
/// Each intent that is made has declarations of its own, which its copies share, so that they tell its properties from
/// all others.
@usableFromInline
final class ParameterDeclaration: ParameterIdentity {
  @usableFromInline let title: String
  /// Whether there is a value from the start: a default, or nil.
  let isOptional: Bool
  let isPrivate: Bool
  let requestValueDialog: IntentDialog?
  let options: (@Sendable () async throws -> [InputOption])?
  @usableFromInline let content: ParameterContent

  @usableFromInline
  init(
    title: String, isOptional: Bool, isPrivate: Bool, requestValueDialog: IntentDialog?,
    options: (@Sendable () async throws -> [InputOption])?, content: consuming ParameterContent
  ) {
    self.title = title
    self.isOptional = isOptional
    self.isPrivate = isPrivate
    self.requestValueDialog = requestValueDialog
    self.options = options
    self.content = content
  }
}
