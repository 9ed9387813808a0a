import JSONRPC
import Snippets
import Synchronization

/// What persons are about to confirm, and may change until then. It lasts as long as the process, as its snippets do.
final class Drafts<Draft: Sendable>: Sendable {
  /// The most drafts that are kept; the oldest make room.
  static var most: Int { 200 }

  private let state = Mutex<(drafts: [OpaqueID: Draft], order: [OpaqueID])>(([:], []))

  func insert(_ draft: Draft, as id: String) {
    state.withLock { state in
      state.drafts[OpaqueID(id)] = draft
      state.order.append(OpaqueID(id))
      if state.order.count > Self.most { state.drafts[state.order.removeFirst()] = nil }
    }
  }

  /// The draft of that id.
  ///
  /// - Throws: ``SnippetError/entityNotFound(_:)`` where it was written, or made room.
  func draft(_ id: String?) throws -> Draft {
    guard let draft = state.withLock({ $0.drafts[OpaqueID(id ?? "")] }) else {
      throw SnippetError.entityNotFound("This was done already, or waited too long.")
    }
    return draft
  }

  func change(_ id: String?, _ change: (inout Draft) throws -> Void) throws {
    var draft = try draft(id)
    try change(&draft)
    state.withLock { state in
      if state.drafts[OpaqueID(id ?? "")] != nil { state.drafts[OpaqueID(id ?? "")] = draft }
    }
  }

  func remove(_ id: String) {
    state.withLock { state in
      state.drafts[OpaqueID(id)] = nil
      state.order.removeAll { $0 == OpaqueID(id) }
    }
  }
}
