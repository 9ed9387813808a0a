/// The members of a message that JSON-RPC knows, as they come in, and what they make together.
struct Envelope {
  private var version: JSONValue?
  private var id: JSONValue?
  private var idLiteral = ""
  private var method: JSONValue?
  private var params: JSONValue?
  private var result: JSONValue?
  private var error: JSONValue?
  private var duplicate: String?
  private var hasTwoOutcomes = false

  /// Takes a member; other names than JSON-RPC's are ignored.
  mutating func add(_ key: String, _ value: JSONValue, literal: Slice<UnsafeBufferPointer<UInt8>>) {
    switch key {
    case "jsonrpc":
      note(version, key)
      version = value
    case "id":
      note(id, key)
      id = value
      idLiteral = String(decoding: UnsafeBufferPointer(rebasing: literal), as: UTF8.self)
    case "method":
      note(method, key)
      method = value
    case "params":
      note(params, key)
      params = value
    case "result":
      hasTwoOutcomes = hasTwoOutcomes || result != nil
      result = value
    case "error":
      hasTwoOutcomes = hasTwoOutcomes || error != nil
      error = value
    default: break
    }
  }

  private mutating func note(_ earlier: JSONValue?, _ key: String) {
    if earlier != nil { duplicate = key }
  }

  /// - Parameter byteCount: The length of the message, in bytes.
  func message(byteCount: Int) -> IncomingMessage {
    if method == nil, result != nil || error != nil {
      return .response(requestID.map { Response(id: $0, outcome: outcome, byteCount: byteCount) })
    }
    guard duplicate == nil else {
      if id == nil, case .string? = method { return .brokenNotification }
      let error = ResponseError.invalidRequest("A member stands twice in the message.", reason: "duplicateMember")
      return .invalid(error, id: duplicate == "id" ? nil : requestID)
    }
    guard case .string(let method)? = method else {
      return .invalid(.invalidRequest("method must be a string."), id: requestID)
    }
    guard let id else {
      guard version == "2.0", hasFittingParams else { return .brokenNotification }
      return .notification(method: method, params: params)
    }
    guard let requestID = RequestID(id, literal: idLiteral) else {
      return .invalid(.invalidRequest("id must be a string or a number."), id: nil)
    }
    guard version == "2.0" else {
      return .invalid(.invalidRequest("jsonrpc must be \"2.0\"."), id: requestID)
    }
    guard hasFittingParams else {
      return .invalid(.invalidRequest("params must be an object or an array."), id: requestID)
    }
    return .request(Request(id: requestID, method: method, params: params))
  }

  private var outcome: Response.Outcome {
    guard version == "2.0" else { return .malformed("jsonrpc must be \"2.0\"") }
    guard duplicate == nil, !hasTwoOutcomes else { return .malformed("a member stands twice") }
    // Some libraries always send both, the one that does not hold as null.
    guard let error, error != .null || result == nil else { return .result(result ?? .null) }
    guard result ?? .null == .null else { return .malformed("it has both a result and an error") }
    guard let code = error["code"]?.int, let message = error["message"]?.string else {
      return .malformed("its error has no code or no message")
    }
    return .failure(code: code, message: message)
  }

  private var requestID: RequestID? {
    id.flatMap { RequestID($0, literal: idLiteral) }
  }

  /// Null is let through here: whether a method may be called with it is the method's rule.
  private var hasFittingParams: Bool {
    switch params {
    case nil, .null, .object, .array: true
    default: false
    }
  }
}
