internal import ActionSuggestions

extension RequestContext {
  /// The lists as the client is to see them, with what is provided beside them; behind them those other lists that
  /// change thereby.
  ///
  /// - Parameters:
  ///   - lists: Those that the call has read or changed.
  ///   - touched: More messages about which something has changed.
  /// - Throws: `StoreError`.
  func completed(_ lists: [ActionList], touched: [String] = []) throws -> [ActionList] {
    guard providers.isActive else { return lists }
    let changed = try providers.settle(
      lists.map(\.messageId) + touched, try server.engines().actions, client: client.name)
    let others = changed.filter { list in !lists.contains { $0.messageId.hasSameBytes(as: list.messageId) } }
    return lists.map { providers.complete($0) } + others
  }
}
