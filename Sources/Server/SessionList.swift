internal import JSONRPC
internal import Snippets
internal import Synchronization

/// The sessions that are open, so that what happens outside any call reaches its client.
final class SessionList: Sendable {
  private struct Entry {
    weak var session: Session?
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ session: Session) {
    entries.withLock { entries in
      entries.removeAll { $0.session == nil }
      entries.append(Entry(session: session))
    }
  }

  /// Sends a notification to every session of the client.
  func push(_ push: Push, to client: String) {
    let sessions = entries.withLock { $0.compactMap(\.session) }
    for session in sessions where session.clientName?.hasSameBytes(as: client) == true { session.push([push]) }
  }

  /// Tells the client that a snippet is out of date.
  func push(_ reload: SnippetReload) {
    push(
      Push(method: "snippet.reload", params: reload.json, key: "snippet.reload " + reload.snippetID), to: reload.client)
  }
}
