/// What is wrong with a payload that did not come from this module.
public struct PayloadProblem: Error, Sendable, Hashable {
  /// The JSON Pointer (RFC 6901) of the member in the payload.
  public let pointer: String
  /// What it must be, in words that follow the pointer; nothing of the payload itself.
  public let message: String
}
