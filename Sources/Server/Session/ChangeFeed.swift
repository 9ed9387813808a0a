internal import Store
internal import Synchronization

/// What other processes have changed since this session last looked. It has a connection of its own, so that looking
/// never waits for work on the store.
final class ChangeFeed: Sendable {
  private struct State {
    let database: Database
    let origin: String
    var version: Int
    var sequence: Int
  }

  private let state = Mutex<State?>(nil)

  /// Begins to follow the store from now on; what happened before is known from the store itself.
  func follow(_ store: Store) throws {
    try state.withLock { state in
      guard state == nil, let database = try store.anotherConnection() else { return }
      let version = try database.dataVersion()
      let sequence = try database.newestChange()
      state = State(database: database, origin: store.origin, version: version, sequence: sequence)
    }
  }

  /// What other processes have changed of the client's things. Where nothing has been written this is one look into
  /// shared memory.
  func changes(for client: String) -> [Change] {
    state.withLock { state in
      guard var feed = state else { return [] }
      do {
        let version = try feed.database.dataVersion()
        guard version != feed.version else { return [] }
        // The process's own notes are passed over once, not at every look.
        let newest = try feed.database.newestChange()
        let changes = try feed.database.changes(
          after: feed.sequence, upTo: newest, client: client, except: feed.origin)
        feed.version = version
        feed.sequence = newest
        state = feed
        return changes
      } catch {
        // The version was not taken over: the next look finds the same changes.
        return []
      }
    }
  }
}
