public import JSONRPC

/// What a performed intent gives.
public struct IntentOutput: Sendable, Equatable {
  /// For the caller to use.
  public var value: JSONValue?
  /// What an assistant says of it.
  public var dialog: IntentDialog?
  /// An address that the host opens.
  public var opens: String?
  /// A view; its controls work only where a snippet intent returns it.
  public var view: ViewNode?
  /// The snippet intent that shows the result.
  public var snippetIntent: IntentInvocation?
  /// The names of the snippet intents that show data which this intent changed.
  public var changed: Set<String>
  /// What went wrong on the way and did not stop it.
  public var warnings: [ViewWarning]

  /// Without arguments the intent was performed and there is nothing to say, show or reload.
  public init(
    value: JSONValue? = nil, dialog: IntentDialog? = nil, opens: String? = nil, view: ViewNode? = nil,
    snippetIntent: IntentInvocation? = nil, changed: Set<String> = [], warnings: [ViewWarning] = []
  ) {
    self.value = value
    self.dialog = dialog
    self.opens = opens
    self.view = view
    self.snippetIntent = snippetIntent
    self.changed = changed
    self.warnings = warnings
  }
}
