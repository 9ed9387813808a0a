/// What a `Gauge` shows: a value between two bounds, in the caller's unit.
public struct GaugeContent: Sendable, Equatable {
  /// Between the bounds.
  public var value: Double
  /// The lower bound.
  public var minimum: Double
  /// The upper bound, above the lower one.
  public var maximum: Double
  /// What is measured.
  public var label: ViewNode
  /// The value in words.
  public var currentValueLabel: ViewNode?
  /// The lower bound in words.
  public var minimumValueLabel: ViewNode?
  /// The upper bound in words.
  public var maximumValueLabel: ViewNode?

  /// The bounds are 0 and 1 by default; Without labels no words are shown.
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
