import JSONRPC
import Store
import Synchronization

/// What the last transactions left in the store, so that the next one need not look. It holds for as long as nobody
/// else writes: whatever another connection changes makes all of it forgotten.
///
/// It is bounded: at most ``limit`` conversations with at most 32 messages of at most ``longestID`` bytes of id each.
final class ActionMemory: Sendable {
  /// How many messages there are, and the newest revision of any list.
  struct Ledger: Sendable, Equatable {
    var count: Int
    var revision: Int
  }

  fileprivate struct Key: Hashable {
    var client: OpaqueID
    var id: OpaqueID

    init(_ client: String, _ id: String) {
      self.client = OpaqueID(client)
      self.id = OpaqueID(id)
    }
  }

  fileprivate struct Entry {
    /// Nil where it was taken out and not given back.
    var conversation: RecentConversation?
    /// The key of its name, where it has one.
    let name: Key?
    /// The key of its last message.
    var tail: Key
    var use: Int
  }

  fileprivate struct State {
    var state: Database.State?
    var entries: [Int: Entry] = [:]
    var names: [Key: Int] = [:]
    var tails: [Key: Int] = [:]
    var use = 0
    /// Counts of conversations that the store has not got yet.
    var counts: [Int: Int] = [:]
    var ledger: Ledger?
    var isLedgerDirty = false
    var oldestStored: Double?
  }

  /// How many conversations are kept.
  static let limit = 512
  /// A conversation with a longer id or name is not kept; in bytes.
  static let longestID = 256

  private let state = Mutex(State())

  /// Forgets everything unless the store is as it was left.
  func begin(_ current: Database.State) {
    state.withLock { state in
      if state.state != current { state = State() }
    }
  }

  /// The transaction is over, and has left the store so; nil where it was undone.
  func end(_ left: Database.State?) {
    state.withLock { state in
      if let left { state.state = left } else { state = State() }
    }
  }

  // MARK: Conversations

  /// Takes out the conversation that the request goes on with; it is to be given back.
  func take(for request: ActionRequest, client: String) -> RecentConversation? {
    state.withLock { state in
      let thread =
        if let name = request.conversationId { state.names[Key(client, name)] } else {
          request.context.last.flatMap { state.tails[Key(client, $0.id)] }
        }
      guard let thread, let index = state.entries.index(forKey: thread) else { return nil }
      let conversation = state.entries.values[index].conversation
      // Whoever has taken it changes it in its place.
      state.entries.values[index].conversation = nil
      return conversation
    }
  }

  func insert(_ conversation: RecentConversation, client: String) {
    guard let last = conversation.messages.last, last.id.utf8.count <= Self.longestID,
      conversation.name.map({ $0.utf8.count <= Self.longestID }) ?? true
    else { return }
    state.withLock { state in
      state.use += 1
      let tail = Key(client, last.id)
      if let index = state.entries.index(forKey: conversation.thread) {
        state.removeTail(state.entries.values[index].tail, of: conversation.thread)
        state.entries.values[index].conversation = conversation
        state.entries.values[index].tail = tail
        state.entries.values[index].use = state.use
      } else {
        if state.entries.count >= Self.limit { state.makeRoom() }
        let name = conversation.name.map { Key(client, $0) }
        if let name { state.names[name] = conversation.thread }
        state.entries[conversation.thread] = Entry(
          conversation: conversation, name: name, tail: tail, use: state.use)
      }
      state.tails[tail] = conversation.thread
    }
  }

  /// Something about the conversation has changed otherwise.
  func forget(_ thread: Int) {
    state.withLock { $0.remove(thread) }
  }

  /// Notes how many messages a conversation has by now; the store is told at the end of the transaction.
  func setCount(_ count: Int, of thread: Int) {
    state.withLock { $0.counts[thread] = count }
  }

  /// How many messages the conversation has, where the store has not been told yet.
  func count(of thread: Int) -> Int? { state.withLock { $0.counts[thread] } }

  /// The counts that the store has not got yet; from now on it has them.
  func takeCounts() -> [(thread: Int, count: Int)] {
    state.withLock { state in
      guard !state.counts.isEmpty else { return [] }
      defer { state.counts = [:] }
      return state.counts.map { (thread: $0.key, count: $0.value) }.sorted { $0.thread < $1.thread }
    }
  }

  // MARK: The whole

  /// The ledger, looked up where it is not known.
  func ledger(_ look: () throws(StoreError) -> Ledger) throws(StoreError) -> Ledger {
    if let known = state.withLock({ $0.ledger }) { return known }
    let ledger = try look()
    state.withLock { $0.ledger = ledger }
    return ledger
  }

  func set(_ ledger: Ledger) {
    state.withLock { state in
      state.ledger = ledger
      state.isLedgerDirty = true
    }
  }

  /// The ledger, if the store has another one; from now on it has this one.
  func takeDirtyLedger() -> Ledger? {
    state.withLock { state in
      defer { state.isLedgerDirty = false }
      return state.isLedgerDirty ? state.ledger : nil
    }
  }

  /// A moment before which no message was stored; nil where none is known.
  var oldestStored: Double? {
    get { state.withLock { $0.oldestStored } }
    set { state.withLock { $0.oldestStored = newValue } }
  }
}

extension ActionMemory.State {
  fileprivate mutating func remove(_ thread: Int) {
    guard let entry = entries.removeValue(forKey: thread) else { return }
    removeTail(entry.tail, of: thread)
    if let name = entry.name { names[name] = nil }
  }

  fileprivate mutating func removeTail(_ tail: ActionMemory.Key, of thread: Int) {
    if let index = tails.index(forKey: tail), tails.values[index] == thread { tails.remove(at: index) }
  }

  /// Forgets the half that was not used for the longest time.
  fileprivate mutating func makeRoom() {
    let uses = entries.values.map(\.use).sorted()
    let middle = uses[uses.count / 2]
    for (thread, entry) in entries where entry.use < middle { remove(thread) }
  }
}
