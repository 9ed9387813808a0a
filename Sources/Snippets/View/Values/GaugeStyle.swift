/// How a gauge looks.
public enum GaugeStyle: String, Sendable, Hashable, CaseIterable {
  case automatic
  case linearCapacity
  case accessoryLinear
  case accessoryLinearCapacity
  case accessoryCircular
  case accessoryCircularCapacity
}
