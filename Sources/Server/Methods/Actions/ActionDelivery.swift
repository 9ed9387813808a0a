internal import ActionSuggestions
internal import JSONRPC

extension RequestContext {
  /// The lists as the client is to see them, with what is provided beside them; behind them those other lists that
  /// change thereby.
  ///
  /// - Parameters:
  ///   - lists: Those that the call has read or changed.
  ///   - touched: More messages about which something has changed.
  ///   - isAnything: Whether anything may have changed.
  /// - Throws: `StoreError`.
  func completed(_ lists: [ActionList], touched: [String] = [], isAnything: Bool = false) throws -> [ActionList] {
    guard actionProviders.isActive else { return lists }
    let changed = try actionProviders.settle(
      isAnything ? nil : lists.map(\.messageId) + touched, try server.engines().actions, client: client.name)
    let others = changed.filter { list in !lists.contains { $0.messageId.hasSameBytes(as: list.messageId) } }
    return lists.map { actionProviders.complete($0) } + others
  }

  /// What providers are asked about the message that the call brings; nil where there are none, or where its list can
  /// hold nothing.
  func suggestion(_ parameters: Parameters, _ request: ActionRequest, _ list: ActionList) -> Suggestion? {
    guard actionProviders.isActive, list.state == .ready || list.state == .none else { return nil }
    return Suggestion(parameters, request)
  }
}
