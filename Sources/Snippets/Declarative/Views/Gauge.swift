/// A value between two bounds.
public struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// With the value in words.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.value = value
    self.bounds = bounds
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Without the value in words.
  public init(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }

  public func nodes() -> [ViewNode] {
    [
      ViewNode(
        .gauge(
          GaugeContent(
            value: value, minimum: bounds.lowerBound, maximum: bounds.upperBound, label: label.node(),
            currentValueLabel: currentValueLabel.optionalNode())))
    ]
  }
}
