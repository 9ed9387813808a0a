/// The number of an error. Those from -32768 to -32000 are reserved by JSON-RPC; a product's own lie outside.
public struct ErrorCode: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // JSON-RPC 2.0, section 5.1.
  /// The message is not JSON.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// The message is JSON, but no request, notification or response.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  /// The server knows no method of the name.
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  /// The parameters are not those that the method takes.
  public static let invalidParams = ErrorCode(rawValue: -32602)
  /// The server failed by a fault of its own.
  public static let internalError = ErrorCode(rawValue: -32603)

  // LSP 3.17, ErrorCodes.
  /// A request came before `initialize`.
  public static let serverNotInitialized = ErrorCode(rawValue: -32002)
  /// The request was well formed and allowed, but could not be carried out.
  public static let requestFailed = ErrorCode(rawValue: -32803)
  /// The server has given the request up; the client may send it again.
  public static let serverCancelled = ErrorCode(rawValue: -32802)
  /// What the request is about changed meanwhile, so that an answer would be out of date.
  public static let contentModified = ErrorCode(rawValue: -32801)
  /// The client has taken the request back.
  public static let requestCancelled = ErrorCode(rawValue: -32800)
}
