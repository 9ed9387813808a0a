internal import ActionSuggestions
internal import Journal
internal import JSONRPC
internal import Store

extension Server {
  /// The notification that another process's change calls for.
  func push(for change: Change, _ client: Client) -> Push? {
    switch change.kind {
    case ActionsReady.name:
      guard let list = try? engines().actions.list(for: change.key, client: client.name) else { return nil }
      return ActionsReady.push(list, client)
    case Journal.changeKind: return Push(method: Journal.changeKind, params: [:], key: Journal.changeKind)
    default: return nil
    }
  }
}
