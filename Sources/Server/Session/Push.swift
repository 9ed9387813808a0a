internal import JSONRPC

/// A notification for the client.
struct Push: Sendable {
  let method: String
  let params: JSONValue
  /// Of two that wait with the same key, only the newer is sent; nil keeps every one.
  let key: String?
}
