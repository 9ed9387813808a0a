/// Why a request to the client has no result.
enum CallFault: Error, Sendable, Equatable {
  /// The client has gone, has closed its side, or has taken back what it had registered.
  case gone
  /// No answer has come within the time, in milliseconds.
  case timedOut(Int)
  /// The client answered with an error; the message is its own text.
  case failed(code: Int, message: String)
  /// The client answered something that is no answer to this.
  case invalid(String)
  /// A call inside a call inside a call, and so on.
  case tooDeep(Int)
  /// More calls wait for their turn than are kept.
  case busy
  /// Whoever wanted the answer does not want it any more.
  case cancelled
}
