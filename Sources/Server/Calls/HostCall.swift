internal import JSONRPC

/// A request to the client.
struct HostCall: Sendable {
  /// `intent.perform` and the like.
  let method: String
  /// What is asked. ``OutgoingCalls`` adds `invocationId` and `deadlineMilliseconds`.
  let params: JSONObject
  /// Whose code will answer, by name: of one provider only so many are asked at once.
  let provider: String
  /// How long the answer may take from the moment at which the request is sent, in milliseconds.
  let milliseconds: Int
  /// The invocation inside which this call is made, as far as the client has told; nil for none.
  var parent: String?
}
