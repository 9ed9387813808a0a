import Foundation
import JSONRPC
import Store

extension ActionDesk {
  /// Stores what was read, or nothing where that is nil, and settles the conversation.
  func generate(_ request: ActionRequest, _ content: [UInt8], _ reading: MessageReading?) throws(StoreError)
    -> Generation
  {
    var fingerprints: Set<String> = []
    let before = try message(request.message.id)
    let oldThread = before?.thread
    let thread = try conversation(of: request, fingerprints: &fingerprints)
    if let style = request.style {
      try database.run(
        "UPDATE action_thread SET style = ? WHERE key = ?", .text(JSONWriter.text(of: .object(style))), .int(thread))
    }
    guard let row = try remember(request.message.id, date: request.message.seconds, thread: thread) else {
      throw StoreError(reason: .other, message: "a message that was stored is not there")
    }
    if let reading {
      fingerprints.formUnion(try fingerprintsOffered(by: row.sequence))
      try write(reading, request, content, row)
      fingerprints.formUnion(reading.actions.map(\.fingerprint))
    }
    try noteOrder(of: request, thread: thread, fingerprints: &fingerprints)
    var changed = try settle(fingerprints, in: thread)
    if let oldThread, oldThread != thread { changed.formUnion(try settle(fingerprints, in: oldThread)) }
    changed.remove(row.sequence)
    let list = try finish(row.sequence, before: before, thread)
    let others = try announce(changed)
    try makeRoom(in: thread)
    return Generation(list: list, isNew: reading != nil, changed: others)
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

  /// How the conversation's rows are to look, as JSON.
  func style(_ thread: Int) throws(StoreError) -> String? {
    try database.first("SELECT style FROM action_thread WHERE key = ?", .int(thread)) { row in row.optionalText(0) }
      ?? nil
  }

  /// Forgets every message of the conversation, and returns those of them that had lists.
  func forgetAll(in thread: Int) throws(StoreError) -> [String] {
    let forgotten = try database.query(
      "SELECT id FROM action_message WHERE thread = ? AND content IS NOT NULL ORDER BY sequence", .int(thread)
    ) { row in row.text(0) }
    try database.run("DELETE FROM action_offer WHERE thread = ?", .int(thread))
    try database.run("DELETE FROM action_order WHERE thread = ?", .int(thread))
    let rows = try database.run("DELETE FROM action_message WHERE thread = ?", .int(thread))
    try database.run("DELETE FROM action_thread WHERE key = ?", .int(thread))
    try database.run("UPDATE action_ledger SET count = count - ?", .int(rows))
    for id in forgotten { try database.announce("actions.ready", key: id, client: client, origin: origin) }
    return forgotten
  }

  private func write(
    _ reading: MessageReading, _ request: ActionRequest, _ content: [UInt8], _ row: MessageRow
  ) throws(StoreError) {
    try database.run("DELETE FROM action_offer WHERE message = ?", .int(row.sequence))
    try database.run(
      """
      UPDATE action_message SET date = ?, stored = ?, content = ?, state = ?, reason = ?, actions = ?, hidden = 0
      WHERE sequence = ?
      """, .double(request.message.seconds), .double(now), .blob(content), .text(reading.state.rawValue),
      .text(reading.reason), .text(reading.stored), .int(row.sequence))
    for (position, action) in reading.actions.enumerated() {
      try database.run(
        "INSERT OR IGNORE INTO action_offer VALUES (?, ?, ?, ?)", .int(row.thread), .text(action.fingerprint),
        .int(row.sequence), .int(position))
    }
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
