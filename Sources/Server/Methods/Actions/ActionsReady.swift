internal import ActionSuggestions
internal import JSONRPC

/// `actions.ready`: a message's list of actions has become ready, or has changed.
enum ActionsReady {
  static let name = "actions.ready"

  /// The notification; of two for one message that wait only the newer is sent.
  static func push(_ list: ActionList, _ client: Client) -> Push {
    let params = list.json(positions: client.positionEncoding.positions, withConversation: true)
    return Push(
      method: name, params: .object(params), key: key(OpaqueID(list.messageId)),
      list: list.state == .failed ? nil : ListRevision(list.messageId, list.revision))
  }

  /// What the notifications for one message have in common.
  static func key(_ messageID: OpaqueID) -> String {
    name + " " + messageID.text
  }

  /// The list as an answer's JSON.
  static func bytes(of list: ActionList, _ client: Client) -> [UInt8] {
    list.bytes(positions: client.positionEncoding.positions)
  }
}
