internal import Detection
internal import JSONRPC

/// Detections as the protocol writes them.
enum DetectionJSON {
  static func object(_ detection: Detection, range: Range<Int>, text: String) -> JSONObject {
    var object: JSONObject = [
      "type": .string(detection.type.rawValue),
      "range": ["start": JSONValue(range.lowerBound), "end": JSONValue(range.upperBound)], "text": .string(text),
      "value": .object(value(detection.value)),
    ]
    if !detection.candidates.isEmpty {
      object["candidates"] = .array(detection.candidates.map { .object(value($0)) })
    }
    object["confidence"] = JSONValue((detection.confidence * 100).rounded() / 100)
    return object
  }

  private static func value(_ value: DetectionValue) -> JSONObject {
    switch value {
    case .time(let time):
      members(
        ("start", "\(time.start)"), ("end", time.end.map { "\($0)" }), ("grain", time.grain.rawValue),
        ("timeZone", time.timeZone))
    case .duration(let seconds): ["seconds": JSONValue(seconds)]
    case .phoneNumber(let number, let e164): members(("number", number), ("e164", e164))
    case .emailAddress(let address): members(("address", address))
    case .link(let url, let host): members(("url", url), ("host", host))
    case .postalAddress(let address):
      [
        "address": .object(
          members(
            ("street", address.street), ("city", address.city), ("state", address.state),
            ("postalCode", address.postalCode)))
      ]
    case .place(let name): members(("name", name))
    case .oneTimeCode(let code, let domain): members(("code", code), ("domain", domain))
    }
  }

  private static func members(_ members: (String, String?)...) -> JSONObject {
    JSONObject(members.compactMap { name, value in value.map { (name, .string($0)) } })
  }
}
