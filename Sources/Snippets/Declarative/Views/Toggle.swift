/// A toggle that performs an intent. The wanted value is the parameter `value` of a ``SetValueIntent``; another intent
/// is performed as it is.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Bool
  private let call: ControlCall
  private let label: Label

  /// - Parameters:
  ///   - isOn: What is shown now.
  ///   - intent: What is performed, with the parameters that are set.
  ///   - label: What the toggle is for.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    call = intent.toggleCall
    self.label = label()
  }

  /// A toggle with a title.
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) where Label == Text {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  public func nodes() -> [ViewNode] {
    [ViewNode(.toggle(label: label.node(), isOn: isOn, intent: call.intent))]
  }
}
