/// An amount of money.
public struct MoneyAmount: Sendable, Hashable {
  /// In units of the currency ("50 cents" are 0.5).
  public var amount: Double
  /// The ISO 4217 code; nil where the text names no currency that can be told.
  public var currency: String?
  /// The upper bound, where the text gives a range from ``amount`` up to it.
  public var upTo: Double?

  /// Without an upper bound it is one amount.
  public init(amount: Double, currency: String?, upTo: Double? = nil) {
    self.amount = amount
    self.currency = currency
    self.upTo = upTo
  }
}
