/// A number of units.
public struct Measurement: Sendable, Hashable {
  /// A value in another unit.
  public struct Conversion: Sendable, Hashable {
    /// In the unit.
    public var value: Double
    /// The unit's English name in the singular.
    public var unit: String

    /// The same quantity, in another unit than the text's.
    public init(value: Double, unit: String) {
      self.value = value
      self.unit = unit
    }
  }

  /// In the unit.
  public var value: Double
  /// The unit's English name in the singular: `mile`, `kilogram`, `degree Celsius`, `percent`.
  public var unit: String
  /// The upper bound, where the text gives a range from ``value`` up to it.
  public var upTo: Double?
  /// The same quantity in the units of those who use others; empty where there are none.
  public var conversions: [Conversion]

  /// Without an upper bound it is one quantity.
  public init(value: Double, unit: String, upTo: Double? = nil, conversions: [Conversion] = []) {
    self.value = value
    self.unit = unit
    self.upTo = upTo
    self.conversions = conversions
  }
}
