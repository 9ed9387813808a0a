internal import ActionSuggestions
internal import Journal
internal import JSONRPC
internal import Store

extension Server {
  /// The notification that another process's change calls for.
  func push(for change: Change, _ client: Client, _ providers: ProviderDesk) -> Push? {
    switch change.kind {
    case ActionsReady.name:
      guard let list = try? engines().actions.list(for: change.key, client: client.name) else { return nil }
      return ActionsReady.push(providers.complete(list), client)
    case Journal.changeKind:
      guard mayHearOfJournal(change, client) else { return nil }
      return Push(method: Journal.changeKind, params: [:], key: Journal.changeKind)
    default: return nil
    }
  }

  /// That something has changed tells something too: only a client that may ask hears of it. That the person has turned
  /// the journal off is the last that it hears.
  private func mayHearOfJournal(_ change: Change, _ client: Client) -> Bool {
    guard (try? admit(client, to: .journal)) != nil, let journal = try? engines().journal else { return false }
    return change.key == Journal.turnedOffKey || (try? journal.consent()) == .on
  }
}
