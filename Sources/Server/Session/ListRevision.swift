internal import JSONRPC

/// Which state of an action list an answer or a notification shows.
struct ListRevision: Sendable {
  let id: OpaqueID
  let revision: Int

  init(_ messageID: String, _ revision: Int) {
    id = OpaqueID(messageID)
    self.revision = revision
  }
}
