/// What a `Gauge` shows: a value between two bounds, in the caller's unit.
public struct GaugeContent: Sendable, Equatable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  public var label: ViewNode
  public var currentValueLabel: ViewNode?
  public var minimumValueLabel: ViewNode?
  public var maximumValueLabel: ViewNode?

  public init(
    value: Double, minimum: Double = 0, maximum: Double = 1, label: ViewNode, currentValueLabel: ViewNode? = nil,
    minimumValueLabel: ViewNode? = nil, maximumValueLabel: ViewNode? = nil
  ) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}
