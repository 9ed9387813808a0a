/// Where a payment identifier is valid. The raw values are the protocol's words.
public enum PaymentSystem: String, Sendable, Hashable {
  /// An International Bank Account Number, ISO 13616.
  case iban
  /// A virtual payment address of India's Unified Payments Interface.
  case upi
}
