public import JSONRPC

extension SuggestedAction {
  /// The action as the protocol writes it.
  ///
  /// - Parameter positions: In what the range is counted.
  public func json(positions: KeyPath<TextRange, Range<Int>>) -> JSONObject {
    var object: JSONObject = [
      "id": .string(id), "kind": .string(kind.rawValue), "title": .string(title), "systemImage": .string(systemImage),
      "intent": ["name": .string(kind.intentName), "parameters": .object(parameters)],
      "payload": .object(payload.json),
    ]
    if !alternatives.isEmpty {
      object["alternatives"] = .array(
        alternatives.map { ["title": .string($0.title), "payload": .object($0.payload.json)] })
    }
    if let range = range?[keyPath: positions] {
      object["range"] = ["start": JSONValue(range.lowerBound), "end": JSONValue(range.upperBound)]
    }
    object["confidence"] = JSONValue(confidence)
    object["reason"] = .string(reason)
    object["fingerprint"] = .string(fingerprint)
    object["provider"] = .string(Self.provider)
    return object
  }

  /// The parameters of the intent: the payload's, and of an event the other times that may be meant.
  private var parameters: JSONObject {
    var parameters = payload.parameters
    let times = alternatives.compactMap { alternative -> JSONValue? in
      guard case .createEvent(let event) = alternative.payload else { return nil }
      return .string(event.start + (event.end.map { "/" + $0 } ?? ""))
    }
    if case .createEvent = payload, !times.isEmpty { parameters["alternatives"] = .array(times) }
    return parameters
  }

  /// What the store keeps of it.
  var stored: JSONValue {
    var object: JSONObject = [
      "id": .string(id), "kind": .string(kind.rawValue), "title": .string(title), "payload": .object(payload.json),
      "confidence": JSONValue(confidence), "reason": .string(reason), "fingerprint": .string(fingerprint),
    ]
    if !alternatives.isEmpty {
      object["alternatives"] = .array(
        alternatives.map { ["title": .string($0.title), "payload": .object($0.payload.json)] })
    }
    if let range {
      let bounds = [range.utf8, range.utf16, range.utf32].flatMap { [$0.lowerBound, $0.upperBound] }
      object["range"] = .array(bounds.map { JSONValue($0) })
    }
    return .object(object)
  }

  init?(stored: JSONValue) {
    guard let id = stored["id"]?.string, let kind = stored["kind"]?.string.flatMap(ActionKind.init(rawValue:)),
      let title = stored["title"]?.string,
      let payload = stored["payload"]?.object.flatMap({ ActionPayload(kind: kind, json: $0) }),
      let confidence = stored["confidence"]?.double, let reason = stored["reason"]?.string,
      let fingerprint = stored["fingerprint"]?.string
    else { return nil }
    var range: TextRange?
    let bounds = (stored["range"]?.array ?? []).compactMap(\.int)
    if bounds.count == 6, bounds[0] <= bounds[1], bounds[2] <= bounds[3], bounds[4] <= bounds[5] {
      range = TextRange(utf8: bounds[0]..<bounds[1], utf16: bounds[2]..<bounds[3], utf32: bounds[4]..<bounds[5])
    }
    let alternatives = (stored["alternatives"]?.array ?? []).compactMap { alternative -> Alternative? in
      guard let title = alternative["title"]?.string,
        let payload = alternative["payload"]?.object.flatMap({ ActionPayload(kind: kind, json: $0) })
      else { return nil }
      return Alternative(title: title, payload: payload)
    }
    self.init(
      id: id, title: title, payload: payload, alternatives: alternatives, range: range, confidence: confidence,
      reason: reason,
      fingerprint: fingerprint)
  }
}
