public import JSONRPC

/// An action that somebody else than this module offers for a message, as far as it has been checked.
public struct ProvidedAction: Sendable, Hashable {
  /// Follows from the message's id and the fingerprint, as with our own actions.
  public let id: String
  /// One of the protocol's kinds, or `provider/Name`.
  public let kind: String
  /// What a button for it says.
  public let title: String
  /// The SF Symbols name of the icon beside the title.
  public let systemImage: String
  /// What a tap performs, `provider/Name`.
  public let intentName: String
  /// What that intent is given.
  public let parameters: JSONObject
  /// What the action is about.
  public let payload: JSONObject
  /// Where the message's body names it; nil where no one place does.
  public let range: TextRange?
  /// From 0 to 1.
  public let confidence: Double
  /// Why it is offered, in a sentence for a person.
  public let reason: String
  /// Equal for two actions that are the same, ours too: the kind and the normalised payload.
  public let fingerprint: String
  /// Who offers it.
  public let provider: String

  /// An action of one of the protocol's kinds: the intent is the kind's.
  public init(
    _ payload: ActionPayload, messageId: String, title: String, range: TextRange?, confidence: Double, reason: String,
    provider: String
  ) {
    fingerprint = Fingerprint.of(payload)
    id = StableHash.hexadecimal([messageId, fingerprint])
    kind = payload.kind.rawValue
    self.title = title
    systemImage = payload.kind.systemImage
    intentName = payload.kind.intentName
    parameters = payload.parameters
    self.payload = payload.json
    self.range = range
    self.confidence = confidence
    self.reason = reason
    self.provider = provider
  }

  /// An action of a kind of the provider's own. Two of them are the same if their payloads are, whatever the order of
  /// the members.
  public init(
    kind: String, payload: JSONObject, intentName: String, parameters: JSONObject, systemImage: String,
    messageId: String, title: String, range: TextRange?, confidence: Double, reason: String, provider: String
  ) {
    fingerprint = kind + ":" + StableHash.hexadecimal([JSONWriter.text(of: Self.sorted(.object(payload)))])
    id = StableHash.hexadecimal([messageId, fingerprint])
    self.kind = kind
    self.title = title
    self.systemImage = systemImage
    self.intentName = intentName
    self.parameters = parameters
    self.payload = payload
    self.range = range
    self.confidence = confidence
    self.reason = reason
    self.provider = provider
  }

  private static func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let object):
      let members = object.members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return .object(JSONObject(members: members.map { JSONObject.Member(key: $0.key, value: sorted($0.value)) }))
    case .array(let elements): return .array(elements.map(sorted))
    default: return value
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(provider)
  }

  /// The action as the protocol writes it.
  ///
  /// - Parameter positions: In what the range is counted.
  public func json(positions: KeyPath<TextRange, Range<Int>>) -> JSONObject {
    var object: JSONObject = [
      "id": .string(id), "kind": .string(kind), "title": .string(title), "systemImage": .string(systemImage),
      "intent": ["name": .string(intentName), "parameters": .object(parameters)], "payload": .object(payload),
    ]
    if let range = range?[keyPath: positions] {
      object["range"] = ["start": JSONValue(range.lowerBound), "end": JSONValue(range.upperBound)]
    }
    object["confidence"] = JSONValue(confidence)
    object["reason"] = .string(reason)
    object["fingerprint"] = .string(fingerprint)
    object["provider"] = .string(provider)
    return object
  }
}
