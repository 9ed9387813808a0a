internal import JSONRPC
internal import Store

extension Server {
  /// The notification that another process's change calls for.
  func push(for change: Change, _ client: Client) -> Push? {
    nil
  }
}
