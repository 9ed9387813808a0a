/// What a client sends back for a request that was sent to it (JSON-RPC 2.0, section 5).
public struct Response: Sendable {
  /// What the response says.
  public enum Outcome: Sendable, Equatable {
    case result(JSONValue)
    /// The client could not do it. What it says of it is its own text.
    case failure(code: Int, message: String)
    /// It is shaped like a response, but is none; the text says why.
    case malformed(String)
  }

  /// The id of the request that it belongs to.
  public let id: RequestID
  /// What it says.
  public let outcome: Outcome
  /// The length of the response's JSON, in bytes.
  public let byteCount: Int
}
