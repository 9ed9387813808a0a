internal import CivilTime
public import Foundation
public import JSONRPC
public import Store

/// The actions that are suggested for messages: read once, stored, and settled among the messages of a conversation.
///
/// Everything belongs to a client; another client's ids are unknown. Every call may come from any thread, and what it
/// changed is stored before it returns. In one conversation an action belongs to the earliest message that has it: by
/// date, then by the order in which calls have shown messages of one moment, then by id; never by the order of the
/// calls.
public final class ActionSuggestions: Sendable {
  /// The tables that the store needs for it.
  public static let schema: Schema = ActionTables.schema

  let store: Store
  private let retention: ActionRetention
  private let now: @Sendable () -> Date
  private let cache = FactsCache()
  private let memory = ActionMemory()

  /// - Parameters:
  ///   - store: A store that was opened with ``schema``.
  ///   - retention: How much is kept.
  ///   - now: The clock by which things grow old.
  public init(
    store: Store, retention: ActionRetention = ActionRetention(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    self.retention = retention
    self.now = now
  }

  /// Reads the message, unless its list is stored and nothing about the message has changed, and settles the
  /// conversation.
  ///
  /// - Throws: `StoreError`.
  public func generate(_ request: ActionRequest, client: String) throws -> Generation {
    try generate(prepare(request), client: client)
  }

  /// Does the same for a message that was read by itself already.
  ///
  /// - Throws: `StoreError`.
  public func generate(_ call: PreparedRequest, client: String) throws -> Generation {
    try change(client) { desk throws(StoreError) in try desk.generate(call) }
  }

  /// Does the same for several messages, one after the other, in one transaction: all of it is stored when this
  /// returns, and nothing of it if it fails.
  ///
  /// - Throws: `StoreError`.
  public func generate(_ calls: [PreparedRequest], client: String) throws -> [Generation] {
    try change(client) { desk throws(StoreError) in
      var generations: [Generation] = []
      for call in calls { generations.append(try desk.generate(call)) }
      return generations
    }
  }

  /// Reads the message by itself, which takes the longest and needs no store.
  public func prepare(_ request: ActionRequest) -> PreparedRequest { PreparedRequest(request, cache: cache) }

  /// The stored list of a message; nil for one that was never read, or is forgotten.
  public func list(for messageId: String, client: String) throws -> ActionList? {
    try store.use { database in
      let desk = desk(database, client)
      return try desk.message(messageId).flatMap { row throws(StoreError) in try desk.list(row) }
    }
  }

  /// Whether the stored list is that of exactly this message: its text, date, people, zone and region.
  public func isCurrent(_ request: ActionRequest, client: String) throws -> Bool {
    let content = request.contentHash
    return try store.use { database in
      try desk(database, client).isCurrent(request.message.id, content)
    }
  }

  /// The style that came with the conversation's last call that had one.
  public func style(for conversationId: String, client: String) throws -> JSONObject? {
    let text = try store.use { database in
      let desk = desk(database, client)
      return try desk.thread(named: conversationId).flatMap { thread throws(StoreError) in try desk.style(thread) }
    }
    return text.flatMap { try? JSONParser.parse($0) }?.object
  }

  /// Forgets a message; what it had is given back to later ones.
  ///
  public func invalidate(
    messageId: String, client: String
  ) throws -> ActionInvalidation {
    try change(client) { desk throws(StoreError) in
      guard let row = try desk.message(messageId) else { return ActionInvalidation() }
      var fingerprints = Set(try desk.fingerprintsOffered(by: row.sequence))
      fingerprints.formUnion(try desk.fingerprintsWithdrawn(by: row.sequence))
      fingerprints.formUnion(try desk.fingerprintsSwayed(by: row.sequence, in: row.thread))
      try desk.forget(row)
      var changed = try desk.reread(row.thread, from: row.date, &fingerprints)
      changed.formUnion(try desk.settle(fingerprints, in: row.thread))
      return ActionInvalidation(
        forgotten: row.content == nil ? [] : [messageId], changed: try desk.announce(changed))
    }
  }

  /// Forgets a conversation with all its messages.
  ///
  public func invalidate(
    conversationId: String, client: String
  ) throws -> ActionInvalidation {
    try change(client) { desk throws(StoreError) in
      guard let thread = try desk.thread(named: conversationId) else { return ActionInvalidation() }
      return ActionInvalidation(forgotten: try desk.forgetAll(in: thread))
    }
  }

  /// Changes the tables in one transaction, with what the memory has of them.
  func change<Value: Sendable, Failure: Error>(
    _ client: String, _ body: (ActionDesk) throws(Failure) -> Value
  ) throws -> Value {
    try store.use { database in
      do {
        return try database.transaction {
          let version = try database.dataVersion()
          memory.begin(Database.State(dataVersion: version, changes: database.changes))
          let desk = desk(database, client)
          let value = try body(desk)
          try desk.flush()
          memory.end(Database.State(dataVersion: version, changes: database.changes))
          return value
        }
      } catch {
        memory.end(nil)
        throw error
      }
    }
  }

  func desk(_ database: Database, _ client: String) -> ActionDesk {
    ActionDesk(
      database: database, client: client, origin: store.origin, now: now().timeIntervalSince1970, retention: retention,
      cache: cache, memory: memory)
  }
}
