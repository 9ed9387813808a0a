/// The error of a response (JSON-RPC 2.0, section 5.1). Its data always hold a stable word, `reason`, for programs.
public struct ResponseError: Error, Sendable, Equatable {
  public let code: ErrorCode
  /// One sentence for a developer; never a text that the client sent.
  public let message: String
  /// The stable word.
  public let reason: String
  /// What else a program needs.
  public let details: JSONObject

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
  public static func invalidRequest(_ message: String, reason: String = "invalidRequest") -> ResponseError {
    ResponseError(.invalidRequest, reason: reason, message: message)
  }

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

  public static func batchTooLarge(limit: Int) -> ResponseError {
    ResponseError(
      .invalidRequest, reason: "batchTooLarge", message: "A batch holds at most \(limit) messages.",
      details: ["limit": JSONValue(limit)])
  }

  public static let methodNotFound = ResponseError(
    .methodNotFound, reason: "methodNotFound", message: "There is no method of this name.")

  /// - Parameter pointer: The JSON Pointer (RFC 6901) of the field in `params`.
  public static func invalidParams(at pointer: String, _ message: String) -> ResponseError {
    ResponseError(
      .invalidParams, reason: "invalidParams", message: message, details: ["pointer": .string(pointer)])
  }

  public static let notInitialized = ResponseError(
    .serverNotInitialized, reason: "notInitialized", message: "The first request must be initialize.")
  public static let cancelled = ResponseError(
    .requestCancelled, reason: "requestCancelled", message: "The request was cancelled.")
  public static let ending = ResponseError(
    .serverCancelled, reason: "serverCancelled", message: "The process is ending.")
  public static let internalError = ResponseError(
    .internalError, reason: "internalError", message: "The request failed by a fault of the process.")
}
