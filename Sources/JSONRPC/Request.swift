/// A call that wants an answer.
public struct Request: Sendable {
  /// What the client calls the request; its answer bears the same id.
  public let id: RequestID
  /// The name of what is to be done, as the client wrote it; it may be unknown.
  public let method: String
  /// An object, an array, null, or nil where it was left out.
  public let params: JSONValue?
}
