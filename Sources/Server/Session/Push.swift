internal import JSONRPC

/// A notification for the client.
struct Push: Sendable {
  let method: String
  let params: JSONValue
  /// Of two that wait with the same key, only the newer is sent; nil keeps every one.
  let key: String?
  /// The state of an action list that it tells; it is dropped if the client was told that one or a newer one.
  var list: ListRevision?
}
