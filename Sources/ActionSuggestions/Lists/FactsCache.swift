import Synchronization

/// What was read of the messages of late, so that a message is not read again for each one that follows it.
final class FactsCache: Sendable {
  private struct State {
    var young: [[UInt8]: MessageFacts] = [:]
    var old: [[UInt8]: MessageFacts] = [:]
  }

  /// How many readings one generation has; two are kept.
  private static let limit = 2_048

  private let state = Mutex(State())

  /// The facts of the message with that key.
  func facts(_ key: [UInt8], _ read: () -> MessageFacts) -> MessageFacts {
    if let known = known(key) { return known }
    let facts = read()
    state.withLock { state in
      if state.young.count >= Self.limit {
        state.old = state.young
        state.young = [:]
      }
      state.young[key] = facts
    }
    return facts
  }

  /// Nil where the message was not read of late.
  func known(_ key: [UInt8]) -> MessageFacts? {
    state.withLock { state in
      if let facts = state.young[key] { return facts }
      guard let facts = state.old[key], state.young.count < Self.limit else { return state.old[key] }
      state.young[key] = facts
      return facts
    }
  }
}
