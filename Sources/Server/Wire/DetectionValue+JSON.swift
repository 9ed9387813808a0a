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
            ("postalCode", address.postalCode)))
      ]
    case .place(let name): return ["name": .string(name)]
    case .oneTimeCode(let code, let domain): return .strings(("code", code), ("domain", domain))
    }
  }
}

extension JSONObject {
  /// The members that are there.
  fileprivate static func strings(_ members: (String, String?)...) -> JSONObject {
    JSONObject(members.compactMap { name, value in value.map { (name, .string($0)) } })
  }
}
