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

  /// The lists of several calls that have run together, as the client is to see them, settled at once.
  ///
  /// A list that a later one of the calls has changed again is what it was only for the call that asks for it: nobody
  /// else needs to hear of it.
  ///
  /// - Parameter calls: Of each call its own list, and behind it those that it has changed.
  /// - Throws: `StoreError`.
  func completed(together calls: [[ActionList]]) throws -> [[ActionList]] {
    guard actionProviders.isActive, !calls.isEmpty else { return calls }
    var newest: [OpaqueID: ActionList] = [:]
    for list in calls.joined() {
      let id = OpaqueID(list.messageId)
      if newest[id].map({ $0.revision <= list.revision }) ?? true { newest[id] = list }
    }
    let settled = try completed(newest.values.sorted { $0.revision < $1.revision })
    let shown = Dictionary(
      settled.prefix(newest.count).map { (OpaqueID($0.messageId), $0) }, uniquingKeysWith: { first, _ in first })
    var completed = calls.map { lists in
      lists.enumerated().compactMap { index, list -> ActionList? in
        let id = OpaqueID(list.messageId)
        guard newest[id]?.revision == list.revision else { return index == 0 ? list : nil }
        return shown[id]
      }
    }
    completed[completed.count - 1] += settled.dropFirst(newest.count)
    return completed
  }

  /// What providers are asked about the message that the call brings; nil where there are none, or where its list can
  /// hold nothing.
  func suggestion(_ parameters: Parameters, _ request: ActionRequest, _ list: ActionList) -> Suggestion? {
    guard actionProviders.isActive, list.state == .ready || list.state == .none else { return nil }
    return Suggestion(parameters, request)
  }
}
