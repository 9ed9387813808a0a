/// What a host asks before it sends the tap of a button.
public struct ButtonConfirmation: Sendable, Equatable {
  public var title: String
  public var message: String?
  public var confirmLabel: String?

  public init(title: String, message: String? = nil, confirmLabel: String? = nil) {
    self.title = title
    self.message = message
    self.confirmLabel = confirmLabel
  }
}
