internal import JSONRPC

/// `intents.changed`: the answer of `intents.list` is another one now.
enum IntentsChanged {
  static let name = "intents.changed"

  static let push = Push(method: name, params: [:], key: name)
}
