/// What one JSON value on the wire turned out to be.
enum IncomingMessage: Sendable {
  case request(Request)
  case notification(method: String, params: JSONValue?)
  /// Shaped like a response: it has `result` or `error` and no method. It is never answered; nil where it names no
  /// request.
  case response(Response?)
  /// Shaped like a notification, but broken: never answered either (JSON-RPC 2.0, section 4.1).
  case brokenNotification
  case invalid(ResponseError, id: RequestID?)
}

/// What one frame on the wire turned out to be.
enum IncomingFrame: Sendable {
  case single(IncomingMessage)
  case batch([IncomingMessage])
  case unreadable(JSONParseError)
}
