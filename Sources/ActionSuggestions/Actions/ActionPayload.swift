public import JSONRPC

/// What an action is about, by its kind.
public enum ActionPayload: Sendable, Hashable {
  case createEvent(EventPayload)
  /// The words to look for, and the whole address where one is named.
  case openInMaps(query: String, address: String?)
  /// E.164 where the region is known, else digits.
  case call(phoneNumber: String)
  case sendEmail(address: String, subject: String?)
  case openURL(url: String, host: String)
  case copyCode(code: String, domain: String?)

  /// Which of the kinds the payload belongs to; it says which members and which intent go with it.
  public var kind: ActionKind {
    switch self {
    case .createEvent: .createEvent
    case .openInMaps: .openInMaps
    case .call: .call
    case .sendEmail: .sendEmail
    case .openURL: .openURL
    case .copyCode: .copyCode
    }
  }

  /// The members of the kind's row in the protocol.
  public var json: JSONObject {
    switch self {
    case .createEvent(let event): return event.json
    case .openInMaps(let query, let address): return Self.object(("query", query), ("address", address))
    case .call(let phoneNumber): return ["phoneNumber": .string(phoneNumber)]
    case .sendEmail(let address, let subject): return Self.object(("address", address), ("subject", subject))
    case .openURL(let url, let host): return ["url": .string(url), "host": .string(host)]
    case .copyCode(let code, let domain): return Self.object(("code", code), ("domain", domain))
    }
  }

  /// The parameters of the kind's intent: the payload's members that it takes.
  public var parameters: JSONObject {
    switch self {
    case .createEvent(let event): event.json
    case .openInMaps(let query, _): ["query": .string(query)]
    case .call(let phoneNumber): ["phoneNumber": .string(phoneNumber)]
    case .sendEmail(let address, let subject): Self.object(("address", address), ("subject", subject))
    case .openURL(let url, _): ["url": .string(url)]
    case .copyCode(let code, _): ["code": .string(code)]
    }
  }

  init?(kind: ActionKind, json: JSONObject) {
    func text(_ key: String) -> String? { json[key]?.string }
    switch kind {
    case .createEvent:
      guard let event = EventPayload(json: json) else { return nil }
      self = .createEvent(event)
    case .openInMaps:
      guard let query = text("query") else { return nil }
      self = .openInMaps(query: query, address: text("address"))
    case .call:
      guard let phoneNumber = text("phoneNumber") else { return nil }
      self = .call(phoneNumber: phoneNumber)
    case .sendEmail:
      guard let address = text("address") else { return nil }
      self = .sendEmail(address: address, subject: text("subject"))
    case .openURL:
      guard let url = text("url"), let host = text("host") else { return nil }
      self = .openURL(url: url, host: host)
    case .copyCode:
      guard let code = text("code") else { return nil }
      self = .copyCode(code: code, domain: text("domain"))
    }
  }

  private static func object(_ members: (String, String?)...) -> JSONObject {
    JSONObject(members.compactMap { name, value in value.map { (name, .string($0)) } })
  }
}
