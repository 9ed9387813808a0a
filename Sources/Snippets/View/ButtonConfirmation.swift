/// What a host asks before it sends the tap of a button.
public struct ButtonConfirmation: Sendable, Equatable {
  /// The question.
  public var title: String
  /// What happens then.
  public var message: String?
  /// The title of the button that goes on.
  public var confirmLabel: String?

  /// Without a label the host names the button that goes on.
  public init(title: String, message: String? = nil, confirmLabel: String? = nil) {
    self.title = title
    self.message = message
    self.confirmLabel = confirmLabel
  }
}
