public import JSONRPC

/// What a person is asked before an intent goes on.
public struct ConfirmationRequest: Sendable, Equatable {
  /// The title of the button that goes on, for example "Add".
  public var actionName: String
  /// The title of the button that does not.
  public var cancelName = "Cancel"
  /// The question.
  public var dialog: IntentDialog?
  /// A static view of what will be done.
  public var view: ViewNode?
  /// Instead of a static view: a snippet that can be changed before it is confirmed.
  public var snippetIntent: IntentInvocation?
  /// Whether going on destroys something.
  public var isDestructive: Bool
  /// What goes on when the person confirms; nil to perform the intent again.
  public var suspended: SuspendedIntent?

  /// Parameters that the intent is given as well when it is performed again: what it has to remember of its question.
  public var parameters: JSONObject

  /// Where there is a snippet intent, it is shown and the view is not; without both there is the question alone.
  public init(
    actionName: String = "Continue", dialog: IntentDialog? = nil, view: ViewNode? = nil,
    snippetIntent: IntentInvocation? = nil, isDestructive: Bool = false, parameters: JSONObject = [:]
  ) {
    self.actionName = actionName
    self.dialog = dialog
    self.view = view
    self.snippetIntent = snippetIntent
    self.isDestructive = isDestructive
    self.parameters = parameters
  }
}
