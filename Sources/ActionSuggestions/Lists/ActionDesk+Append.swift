import JSONRPC
import Store

extension ActionDesk {
  /// Settles a message that is new and stands behind all others of a conversation which the memory has: the same as
  /// ``generate(_:)`` does, with nothing looked up but who else has what the message offers.
  ///
  /// - Returns: Nil for every other message; nothing is written then.
  func append(_ call: PreparedRequest) throws(StoreError) -> Generation? {
    let request = call.request
    guard var conversation = memory.take(for: request, client: client) else { return nil }
    guard conversation.isContinued(by: request) else {
      memory.insert(conversation, client: client)
      return nil
    }
    var fold = if let known = conversation.fold { known } else { try fold(of: conversation.window) }
    conversation.fold = nil
    let reading = fold.read(call.facts, id: request.message.id)
    let revision = try nextRevision()
    guard let sequence = try insert(call, reading, revision: revision, thread: conversation.thread) else {
      memory.insert(conversation, client: client)
      return nil
    }
    conversation.append(call.heard(as: sequence))
    conversation.fold = fold.close(call.facts, sequence) ? fold : nil
    if let style = request.style { try setStyle(style, of: conversation.thread) }
    var changed = try settle(reading, of: sequence, in: conversation.thread)
    let hidden = changed.remove(sequence) == nil ? 0 : try hidden(sequence)
    try database.announce("actions.ready", key: request.message.id, client: client, origin: origin)
    let list = ActionList(
      messageId: request.message.id, conversationId: conversation.shownName, revision: revision, state: reading.state,
      found: reading.actions, hidden: hidden, reason: reading.reason)
    let others = try announce(changed)
    try count(1)
    conversation.count += 1
    memory.setCount(conversation.count, of: conversation.thread)
    let cleared = try makeRoom(in: conversation.thread, of: conversation.count)
    for row in cleared where row.thread == conversation.thread {
      conversation.count -= 1
      conversation.remove(row.sequence)
    }
    // The name of a conversation without one comes from its oldest message.
    if cleared.isEmpty || conversation.name != nil { memory.insert(conversation, client: client) }
    return Generation(list: list, isNew: true, changed: others)
  }

  private func fold(of window: ArraySlice<HeardMessage>) throws(StoreError) -> ConversationFold {
    var fold = ConversationFold()
    for heard in window {
      if let facts = try facts(heard) { fold.add(facts, heard.sequence) }
    }
    return fold
  }

  /// - Returns: The number of the message's row; nil where the client's message of this id is stored already.
  private func insert(
    _ call: PreparedRequest, _ reading: MessageReading, revision: Int, thread: Int
  ) throws(StoreError) -> Int? {
    let message = call.request.message
    let rows = try database.run(
      """
      INSERT OR IGNORE INTO action_message
        (client, id, thread, date, stored, content, state, reason, revision, actions, said, saidKey)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .text(client), .text(message.id), .int(thread), .double(message.seconds), .double(now), .blob(call.content),
      .text(reading.state.rawValue), .text(reading.reason), .int(revision), .text(reading.stored),
      .text(call.said.stored), .blob(call.key))
    return rows > 0 ? database.lastInsertedRow : nil
  }

  /// Notes what a new message offers and takes away.
  ///
  /// - Returns: The sequence numbers of the messages for which something changed.
  private func settle(
    _ reading: MessageReading, of sequence: Int, in thread: Int
  ) throws(StoreError) -> Set<Int> {
    guard !(reading.actions.isEmpty && reading.withdrawals.isEmpty) else { return [] }
    for withdrawal in reading.withdrawals { try insert(withdrawal, by: sequence) }
    for (position, action) in reading.actions.enumerated() {
      try insert(action, at: position, of: sequence, in: thread)
    }
    let fingerprints = reading.withdrawals.map(\.fingerprint) + reading.actions.map(\.fingerprint)
    return try settle(Set(fingerprints), in: thread)
  }

  private func hidden(_ sequence: Int) throws(StoreError) -> Int {
    try database.first("SELECT hidden FROM action_message WHERE sequence = ?", .int(sequence)) { row in row.int(0) }
      ?? 0
  }

  /// Keeps the end of the conversation in the memory, for the message that comes next.
  func recall(_ thread: Int) throws(StoreError) {
    let named = try database.first("SELECT name, count FROM action_thread WHERE key = ?", .int(thread)) { row in
      (name: row.optionalText(0), count: row.int(1))
    }
    guard let named else { return }
    let last = try database.query(
      """
      SELECT \(HeardMessage.columns) FROM action_message
      WHERE thread = ? AND said IS NOT NULL ORDER BY date DESC, id DESC LIMIT ?
      """, .int(thread), .int(RecentConversation.breadth)
    ) { row in HeardMessage(row) }
    let conversation = RecentConversation(
      thread: thread, name: named.name, shownName: try conversationName(thread),
      messages: try inOrder(last.reversed(), thread), count: named.count)
    if let conversation { memory.insert(conversation, client: client) }
  }
}
