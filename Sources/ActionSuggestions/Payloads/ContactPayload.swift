import JSONRPC

/// Somebody to be put into the address book.
public struct ContactPayload: Sendable, Hashable {
  /// Nil where the message does not say whose the details are.
  public var name: String?
  /// E.164 where the region is known, else digits.
  public var phoneNumbers: [String]
  /// As they are written.
  public var emailAddresses: [String]
  /// On one line, as it is written.
  public var postalAddress: String?

  /// A contact has at least a number or an address; that is not checked.
  public init(
    name: String?, phoneNumbers: [String] = [], emailAddresses: [String] = [], postalAddress: String? = nil
  ) {
    self.name = name
    self.phoneNumbers = phoneNumbers
    self.emailAddresses = emailAddresses
    self.postalAddress = postalAddress
  }

  var json: JSONObject {
    var object = JSONObject()
    object["name"] = name.map(JSONValue.string)
    object["phoneNumbers"] = .array(phoneNumbers.map(JSONValue.string))
    object["emailAddresses"] = .array(emailAddresses.map(JSONValue.string))
    object["postalAddress"] = postalAddress.map(JSONValue.string)
    return object
  }

  init(json: JSONObject) {
    self.init(
      name: json["name"]?.string, phoneNumbers: (json["phoneNumbers"]?.array ?? []).compactMap(\.string),
      emailAddresses: (json["emailAddresses"]?.array ?? []).compactMap(\.string),
      postalAddress: json["postalAddress"]?.string)
  }
}
