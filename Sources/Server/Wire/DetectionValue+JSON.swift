internal import Detection
internal import JSONRPC

extension DetectionValue {
  /// The value as the protocol writes it.
  var json: JSONObject {
    switch self {
    case .time(let value):
      var object: JSONObject = ["start": .string("\(value.start)")]
      object["end"] = value.end.map { .string("\($0)") }
      object["grain"] = .string(value.grain.rawValue)
      object["timeZone"] = value.timeZone.map { .string($0) }
      object["rrule"] = value.recurrenceRule.map { .string($0) }
      return object
    case .duration(let seconds): return ["seconds": JSONValue(seconds)]
    case .phoneNumber(let number, let e164): return .strings(("number", number), ("e164", e164))
    case .emailAddress(let address): return ["address": .string(address)]
    case .link(let url, let host): return .strings(("url", url), ("host", host))
    case .postalAddress(let address):
      return [
        "address": .object(
          .strings(
            ("street", address.street), ("city", address.city), ("state", address.state),
            ("postalCode", address.postalCode), ("country", address.country)))
      ]
    case .timeZone(let offset, let name):
      return .strings(("offset", Self.offset(seconds: offset)), ("timeZone", name))
    case .moneyAmount(let money):
      var object: JSONObject = ["amount": JSONValue(money.amount)]
      object["currency"] = money.currency.map { .string($0) }
      object["upTo"] = money.upTo.map { JSONValue($0) }
      return object
    case .measurement(let measurement): return measurement.json
    case .shipmentTrackingNumber(let carrier, let number, let url):
      return .strings(("carrier", carrier), ("trackingNumber", number), ("url", url))
    case .flightNumber(let airline, let number): return .strings(("airline", airline), ("number", number))
    case .paymentIdentifier(let system, let identifier):
      return .strings(("system", system.rawValue), ("identifier", identifier))
    case .mention(let name): return ["name": .string(name)]
    case .hashtag(let tag): return ["tag": .string(tag)]
    case .number(let value): return ["value": JSONValue(value)]
    case .ordinal(let value): return ["value": JSONValue(value)]
    case .place(let name): return ["name": .string(name)]
    case .oneTimeCode(let code, let domain): return .strings(("code", code), ("domain", domain))
    }
  }
}

extension DetectionValue {
  /// `+01:00`, as RFC 3339 writes it.
  private static func offset(seconds: Int) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + padded(minutes / 60) + ":" + padded(minutes % 60)
  }
}

extension Measurement {
  fileprivate var json: JSONObject {
    var object: JSONObject = ["amount": JSONValue(amount), "unit": .string(unit)]
    object["upTo"] = upTo.map { JSONValue($0) }
    if !conversions.isEmpty {
      object["conversions"] = .array(
        conversions.map { .object(["amount": JSONValue($0.amount), "unit": .string($0.unit)]) })
    }
    return object
  }
}

extension JSONObject {
  /// The members that are there.
  fileprivate static func strings(_ members: (String, String?)...) -> JSONObject {
    JSONObject(members.compactMap { name, value in value.map { (name, .string($0)) } })
  }
}
