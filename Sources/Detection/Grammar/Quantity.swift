/// An amount of a currency or a unit.
struct Quantity: Sendable {
  var amount: Double
  /// The ISO 4217 code of a currency, or a unit's name in ``UnitTable``; a sign that several currencies share stands for
  /// itself.
  var unit: String
  /// The upper bound of a range.
  var upTo: Double?
}
