/// The error of a response (JSON-RPC 2.0, section 5.1). Its data always hold a stable word, `reason`, for programs.
public struct ResponseError: Error, Sendable, Equatable {
  /// The number that sorts the error for JSON-RPC; ``reason`` tells more exactly.
  public let code: ErrorCode
  /// One sentence for a developer; never a text that the client sent.
  public let message: String
  /// The stable word.
  public let reason: String
  /// What else a program needs.
  public let details: JSONObject

  /// The details become members of `data` beside the reason.
  public init(_ code: ErrorCode, reason: String, message: String, details: JSONObject = [:]) {
    self.code = code
    self.reason = reason
    self.message = message
    self.details = details
  }

  /// The error as JSON.
  public var json: JSONValue {
    let data = JSONObject(members: [.init(key: "reason", value: .string(reason))] + details.members)
    return ["code": .number(JSONNumber(code.rawValue)), "message": .string(message), "data": .object(data)]
  }
}

extension ResponseError {
  /// The answer to a message that is JSON but not of the form that JSON-RPC asks for.
  public static func invalidRequest(_ message: String, reason: String = "invalidRequest") -> ResponseError {
    ResponseError(.invalidRequest, reason: reason, message: message)
  }

  /// The answer to bytes that are not JSON; `data.offset` is the byte at which reading failed.
  public static func parseError(_ error: JSONParseError) -> ResponseError {
    ResponseError(
      .parseError, reason: "parseError", message: "Not JSON: \(error)", details: ["offset": JSONValue(error.offset)])
  }

  /// A frame longer than the limit, in bytes.
  public static func lineTooLong(limit: Int) -> ResponseError {
    ResponseError(
      .invalidRequest, reason: "lineTooLong", message: "A message has at most \(limit) bytes.",
      details: ["limit": JSONValue(limit)])
  }

  /// The answer to a batch of more messages than the limit, none of which is looked at.
  public static func batchTooLarge(limit: Int) -> ResponseError {
    ResponseError(
      .invalidRequest, reason: "batchTooLarge", message: "A batch holds at most \(limit) messages.",
      details: ["limit": JSONValue(limit)])
  }

  /// The answer to a request whose method the server does not have.
  public static let methodNotFound = ResponseError(
    .methodNotFound, reason: "methodNotFound", message: "There is no method of this name.")

  /// - Parameters:
  ///   - pointer: The JSON Pointer (RFC 6901) of the field in `params`.
  ///   - message: What is wrong with it, to be read behind its pointer: "must be a string".
  public static func invalidParams(at pointer: String, _ message: String) -> ResponseError {
    ResponseError(
      .invalidParams, reason: "invalidParams", message: (pointer.isEmpty ? "params" : pointer) + " \(message).",
      details: ["pointer": .string(pointer)])
  }

  /// The answer to any other request before `initialize` has been answered.
  public static let notInitialized = ResponseError(
    .serverNotInitialized, reason: "notInitialized", message: "The first request must be initialize.")
  /// The answer to a request that the client has cancelled.
  public static let cancelled = ResponseError(
    .requestCancelled, reason: "requestCancelled", message: "The request was cancelled.")
  /// The answer to a request that is open when the process ends.
  public static let ending = ResponseError(
    .serverCancelled, reason: "serverCancelled", message: "The process is ending.")
  /// The answer to a request that failed by a fault of the server; it says nothing of what the fault was.
  public static let internalError = ResponseError(
    .internalError, reason: "internalError", message: "The request failed by a fault of the process.")
}
