internal import ActionSuggestions
internal import JSONRPC
internal import Store

extension Server {
  /// The notification that another process's change calls for.
  func push(for change: Change, _ client: Client) -> Push? {
    guard change.kind == ActionsReady.name,
      let list = try? engines().actions.list(for: change.key, client: client.name)
    else { return nil }
    return ActionsReady.push(list, client)
  }
}
