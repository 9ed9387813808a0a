internal import ActionSuggestions
internal import JSONRPC

/// `actions.ready`: a message's list of actions has become ready, or has changed.
enum ActionsReady {
  static let name = "actions.ready"

  /// The notification with the whole list; a newer one for the same message takes its place.
  static func push(_ list: ActionList, _ client: Client) -> Push {
    Push(
      method: name,
      params: .object(list.json(positions: client.positionEncoding.textRange, withConversation: true)),
      key: name + " " + list.messageId)
  }
}
