internal import JSONRPC

/// A notification for the client.
struct Push: Sendable {
  let method: String
  let params: JSONValue
  /// Of two that wait with the same key, only the newer is sent; nil keeps every one.
  let key: String?
  /// Whether it keeps its place among the answers; what waits with its key is taken back then.
  var isOrdered = false
  /// The state of an action list that it tells; it is dropped if the client was told that one or a newer one.
  var list: ListRevision?
}
