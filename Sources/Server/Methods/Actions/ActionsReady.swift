internal import JSONRPC

/// `actions.ready`: a message's list of actions has become ready, or has changed.
enum ActionsReady {
  static let name = "actions.ready"
}
