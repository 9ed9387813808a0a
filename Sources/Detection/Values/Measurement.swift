/// A number of units.
public struct Measurement: Sendable, Hashable {
  /// An amount of another unit.
  public struct Conversion: Sendable, Hashable {
    /// In the unit.
    public var amount: Double
    /// The unit's English name in the singular.
    public var unit: String

    /// The same quantity, in another unit than the text's.
    public init(amount: Double, unit: String) {
      self.amount = amount
      self.unit = unit
    }
  }

  /// In the unit.
  public var amount: Double
  /// The unit's English name in the singular: `mile`, `kilogram`, `degree Celsius`, `percent`.
  public var unit: String
  /// The upper bound, where the text gives a range from ``amount`` up to it.
  public var upTo: Double?
  /// The same quantity in the units of those who use others; empty where there are none.
  public var conversions: [Conversion]

  /// Without an upper bound it is one quantity.
  public init(amount: Double, unit: String, upTo: Double? = nil, conversions: [Conversion] = []) {
    self.amount = amount
    self.unit = unit
    self.upTo = upTo
    self.conversions = conversions
  }
}
