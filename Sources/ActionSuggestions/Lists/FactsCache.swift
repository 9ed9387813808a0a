import Synchronization

/// What was read of the messages of late, so that a message is not read again for each one that follows it.
final class FactsCache: Sendable {
  /// The sixteen bytes of a hash.
  private struct Key: Hashable {
    let high: UInt64
    let low: UInt64

    init(_ bytes: [UInt8]) {
      var words: (UInt64, UInt64) = (0, 0)
      for byte in bytes { words = (words.0 << 8 | words.1 >> 56, words.1 << 8 | UInt64(byte)) }
      (high, low) = words
    }
  }

  private struct State {
    var young: [Key: MessageFacts] = [:]
    var old: [Key: MessageFacts] = [:]
  }

  /// How many readings one generation has; two are kept.
  private static let limit = 2_048

  private let state = Mutex(State())

  /// The facts of the message with that key.
  func facts(_ key: [UInt8], _ read: () -> MessageFacts) -> MessageFacts {
    if let known = known(key) { return known }
    let facts = read()
    let place = Key(key)
    state.withLock { state in
      if state.young.count >= Self.limit {
        state.old = state.young
        state.young = [:]
      }
      state.young[place] = facts
    }
    return facts
  }

  /// Nil where the message was not read of late.
  func known(_ key: [UInt8]) -> MessageFacts? {
    let place = Key(key)
    return state.withLock { state in
      if let facts = state.young[place] { return facts }
      guard let facts = state.old[place], state.young.count < Self.limit else { return state.old[place] }
      state.young[place] = facts
      return facts
    }
  }
}
