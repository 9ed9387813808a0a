/// A call that wants an answer.
public struct Request: Sendable {
  public let id: RequestID
  public let method: String
  /// An object, an array, null, or nil where it was left out.
  public let params: JSONValue?
}
