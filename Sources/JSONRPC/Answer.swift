/// How a request ends.
public enum Answer: Sendable {
  case result(JSONValue)
  /// A result whose JSON is written already.
  case encoded([UInt8])
  case failure(ResponseError)
}
