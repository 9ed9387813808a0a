import Foundation
import JSONRPC
import Store

extension ActionDesk {
  /// Stores the message, reads what is new, and settles the conversation.
  func generate(_ call: PreparedRequest) throws(StoreError) -> Generation {
    if let generation = try append(call) { return generation }
    try flush()
    let request = call.request
    let isCurrent = try isCurrent(request.message.id, call.content)
    var fingerprints: Set<String> = []
    var changes = ConversationChanges()
    let before = try message(request.message.id)
    let oldThread = before?.thread
    let thread = try conversation(of: request, fingerprints: &fingerprints, changes: &changes)
    if let style = request.style { try setStyle(style, of: thread) }
    guard let row = try remember(request.message.id, date: request.message.seconds, thread: thread) else {
      throw StoreError(reason: .other, message: "a message that was stored is not there")
    }
    if !isCurrent {
      try note(call, row)
      changes.note(min(row.date, request.message.seconds))
    }
    try noteOrder(of: request, thread: thread, fingerprints: &fingerprints, changes: &changes)
    var changed: Set<Int> = []
    if let earliest = changes.earliest { changed = try reread(thread, from: earliest, &fingerprints) }
    if let left = changes.left, let earliest = changes.earliest {
      changed.formUnion(try reread(left, from: earliest, &fingerprints))
    }
    changed.formUnion(try settle(fingerprints, in: thread))
    if let oldThread, oldThread != thread { changed.formUnion(try settle(fingerprints, in: oldThread)) }
    changed.remove(row.sequence)
    let list = try finish(row.sequence, before: before, thread)
    let others = try announce(changed)
    try makeRoom(in: thread, of: try count(of: thread))
    try recall(thread)
    return Generation(list: list, isNew: !isCurrent, changed: others)
  }

  /// New revisions and notes for the lists that changed.
  func announce(_ changed: Set<Int>) throws(StoreError) -> [ActionList] {
    var lists: [ActionList] = []
    for sequence in changed.sorted() {
      guard var row = try message(sequence) else { continue }
      row.revision = try markChanged(row)
      if let list = try list(row) { lists.append(list) }
    }
    return lists
  }

  func setStyle(_ style: JSONObject, of thread: Int) throws(StoreError) {
    try database.run(
      "UPDATE action_thread SET style = ? WHERE key = ?", .text(JSONWriter.text(of: .object(style))), .int(thread))
  }

  private func count(of thread: Int) throws(StoreError) -> Int {
    try database.first("SELECT count FROM action_thread WHERE key = ?", .int(thread)) { row in row.int(0) } ?? 0
  }

  /// How the conversation's rows are to look, as JSON.
  func style(_ thread: Int) throws(StoreError) -> String? {
    try database.first("SELECT style FROM action_thread WHERE key = ?", .int(thread)) { row in row.optionalText(0) }
      ?? nil
  }

  /// Forgets every message of the conversation, and returns those of them that had lists.
  func forgetAll(in thread: Int) throws(StoreError) -> [String] {
    memory.forget(thread)
    let forgotten = try database.query(
      "SELECT id FROM action_message WHERE thread = ? AND content IS NOT NULL ORDER BY sequence", .int(thread)
    ) { row in row.text(0) }
    try database.run("DELETE FROM action_offer WHERE thread = ?", .int(thread))
    try database.run("DELETE FROM action_outcome WHERE thread = ?", .int(thread))
    try database.run(
      "DELETE FROM action_withdrawal WHERE message IN (SELECT sequence FROM action_message WHERE thread = ?)",
      .int(thread))
    try database.run("DELETE FROM action_order WHERE thread = ?", .int(thread))
    let rows = try database.run("DELETE FROM action_message WHERE thread = ?", .int(thread))
    try database.run("DELETE FROM action_thread WHERE key = ?", .int(thread))
    try count(-rows)
    for id in forgotten { try database.announce("actions.ready", key: id, client: client, origin: origin) }
    return forgotten
  }

  /// Notes that the message was read, and what it says.
  private func note(_ call: PreparedRequest, _ row: MessageRow) throws(StoreError) {
    memory.forget(row.thread)
    _ = try hear(call.said, row)
    try database.run(
      "UPDATE action_message SET date = ?, stored = ?, content = ? WHERE sequence = ?",
      .double(call.request.message.seconds), .double(now), .blob(call.content), .int(row.sequence))
  }

  /// The call's own list; its revision grows if it says something else than before.
  private func finish(_ sequence: Int, before: MessageRow?, _ thread: Int) throws(StoreError) -> ActionList {
    guard var row = try message(sequence) else {
      throw StoreError(reason: .other, message: "a message that was stored is not there")
    }
    let name = try conversationName(thread)
    let isSame =
      before.map { old in
        old.content != nil && old.state == row.state && old.reason == row.reason && old.actions == row.actions
          && old.hidden == row.hidden
      } ?? false
    if !isSame { row.revision = try markChanged(row) }
    return row.list(conversationId: name)
  }
}
