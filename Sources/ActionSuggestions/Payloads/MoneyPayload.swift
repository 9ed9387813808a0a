import JSONRPC

/// Money to be sent to somebody.
public struct MoneyPayload: Sendable, Hashable {
  /// In units of the currency; nil where the message names no amount.
  public var amount: Double?
  /// The ISO 4217 code; nil where it cannot be told.
  public var currency: String?
  /// The handle of the person who gets it.
  public var recipient: String

  /// An amount need not be known.
  public init(amount: Double? = nil, currency: String? = nil, recipient: String) {
    self.amount = amount
    self.currency = currency
    self.recipient = recipient
  }

  var json: JSONObject {
    var object = JSONObject()
    object["amount"] = amount.map { JSONValue($0) }
    object["currency"] = currency.map(JSONValue.string)
    object["recipient"] = .string(recipient)
    return object
  }

  init?(json: JSONObject) {
    guard let recipient = json["recipient"]?.string else { return nil }
    self.init(amount: json["amount"]?.double, currency: json["currency"]?.string, recipient: recipient)
  }
}
