/// A button that performs an intent. There is none with a closure: a snippet is shown in another process.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let call: ControlCall
  private let confirmation: ButtonConfirmation?
  private let label: Label

  /// - Parameters:
  ///   - role: What the button is for.
  ///   - intent: What it performs, with the parameters that are set.
  ///   - confirmation: What the host asks before it sends the tap.
  ///   - label: What is seen on the button.
  public init(
    role: ButtonRole? = nil, intent: some AppIntent, confirmation: ButtonConfirmation? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    call = intent.buttonCall
    self.confirmation = confirmation
    self.label = label()
  }

  /// A button with a title.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent,
    confirmation: ButtonConfirmation? = nil
  ) where Label == Text {
    self.init(role: role, intent: intent, confirmation: confirmation) { Text(title) }
  }

  /// A button with a title and a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent,
    confirmation: ButtonConfirmation? = nil
  ) where Label == Snippets.Label {
    self.init(role: role, intent: intent, confirmation: confirmation) {
      Snippets.Label(title, systemImage: systemImage)
    }
  }

  public func nodes() -> [ViewNode] {
    [
      ViewNode(
        .button(label: label.node(), role: role, intent: call.intent, confirmation: confirmation))
    ]
  }
}
