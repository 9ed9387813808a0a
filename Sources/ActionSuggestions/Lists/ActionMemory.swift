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
    var conversation: RecentConversation
    let client: String
    /// The key of its last message.
    let tail: Key
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
      return thread.flatMap { state.remove($0) }?.conversation
    }
  }

  func insert(_ conversation: RecentConversation, client: String) {
    guard let last = conversation.messages.last, last.id.utf8.count <= Self.longestID,
      conversation.name.map({ $0.utf8.count <= Self.longestID }) ?? true
    else { return }
    state.withLock { state in
      if state.entries.count >= Self.limit { state.makeRoom() }
      _ = state.remove(conversation.thread)
      state.use += 1
      let tail = Key(client, last.id)
      state.tails[tail] = conversation.thread
      if let name = conversation.name { state.names[Key(client, name)] = conversation.thread }
      state.entries[conversation.thread] = Entry(
        conversation: conversation, client: client, tail: tail, use: state.use)
    }
  }

  /// Something about the conversation has changed otherwise.
  func forget(_ thread: Int) {
    state.withLock { state in _ = state.remove(thread) }
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
  fileprivate mutating func remove(_ thread: Int) -> ActionMemory.Entry? {
    guard let entry = entries.removeValue(forKey: thread) else { return nil }
    if tails[entry.tail] == thread { tails[entry.tail] = nil }
    if let name = entry.conversation.name {
      names[ActionMemory.Key(entry.client, name)] = nil
    }
    return entry
  }

  /// Forgets the half that was not used for the longest time.
  fileprivate mutating func makeRoom() {
    let uses = entries.values.map(\.use).sorted()
    let middle = uses[uses.count / 2]
    for (thread, entry) in entries where entry.use < middle { _ = remove(thread) }
  }
}
