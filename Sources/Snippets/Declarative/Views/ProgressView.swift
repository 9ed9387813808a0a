/// How far something has come; without a value that is not known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let value: Double?
  private let total: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Of a total, with labels.
  public init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.value = value
    self.total = total
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Without labels.
  public init(value: Double? = nil, total: Double = 1) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
  }

  /// With a title.
  public init(_ title: some StringProtocol, value: Double? = nil, total: Double = 1)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) {
      Text(title)
    } currentValueLabel: {
      EmptyView()
    }
  }

  public func nodes() -> [ViewNode] {
    [
      ViewNode(
        .progressView(
          value: value, total: value == nil || total == 1 ? nil : total, label: label.optionalNode(),
          currentValueLabel: currentValueLabel.optionalNode()))
    ]
  }
}
