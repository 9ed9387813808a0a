/// The number of an error. Those from -32768 to -32000 are reserved by JSON-RPC; a product's own lie outside.
public struct ErrorCode: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // JSON-RPC 2.0, section 5.1.
  public static let parseError = ErrorCode(rawValue: -32700)
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  public static let invalidParams = ErrorCode(rawValue: -32602)
  public static let internalError = ErrorCode(rawValue: -32603)

  // LSP 3.17, ErrorCodes.
  public static let serverNotInitialized = ErrorCode(rawValue: -32002)
  public static let requestFailed = ErrorCode(rawValue: -32803)
  public static let serverCancelled = ErrorCode(rawValue: -32802)
  public static let contentModified = ErrorCode(rawValue: -32801)
  public static let requestCancelled = ErrorCode(rawValue: -32800)
}
