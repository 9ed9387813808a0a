import CivilTime
import Foundation
import JSONRPC
import Store

extension ActionDesk {
  /// What the name of a conversation begins with that the host has not named.
  private static let prefix = "message:"

  /// The host's name of the conversation, else one made of the id of its oldest message.
  func conversationName(_ thread: Int) throws(StoreError) -> String? {
    let name = try database.first("SELECT name FROM action_thread WHERE key = ?", .int(thread)) { row in
      row.optionalText(0)
    }
    if let name = name ?? nil { return name }
    return try database.first(
      "SELECT id FROM action_message WHERE thread = ? ORDER BY date, id LIMIT 1", .int(thread)
    ) { row in Self.name(ofOldest: row.text(0)) }
  }

  /// A name may be no longer than an id, so one that would be is made of a hash.
  private static func name(ofOldest id: String) -> String {
    let name = prefix + id
    return name.unicodeScalars.count <= longestName ? name : hashPrefix + StableHash.hexadecimal([id])
  }

  private static let hashPrefix = "message-hash:"
  /// In Unicode scalars.
  private static let longestName = 1_024

  /// The conversation of that name, also of one that was made of a message's id.
  func thread(named name: String) throws(StoreError) -> Int? {
    let named = try database.first(
      "SELECT key FROM action_thread WHERE client = ? AND name = ?", .text(client), .text(name)
    ) { row in row.int(0) }
    if let named { return named }
    if name.hasPrefix(Self.hashPrefix) { return try thread(hashedAs: name) }
    guard name.hasPrefix(Self.prefix), let row = try message(String(name.dropFirst(Self.prefix.count))),
      try !isNamed(row.thread)
    else { return nil }
    return row.thread
  }

  /// Ids that long are so rare that they are looked through.
  private func thread(hashedAs name: String) throws(StoreError) -> Int? {
    let rows = try database.query(
      "SELECT thread, id FROM action_message WHERE client = ? AND length(id) > ?", .text(client),
      .int(Self.longestName - Self.prefix.unicodeScalars.count)
    ) { row in (thread: row.int(0), id: row.text(1)) }
    for row in rows where Self.name(ofOldest: row.id) == name {
      if try !isNamed(row.thread) { return row.thread }
    }
    return nil
  }

  /// The conversation of a message, joined from all that its ids connect.
  ///
  /// With a name it is the one of that name; else the one to which the message or those in front of it belong, the
  /// nearest first; else a new one. Conversations without a name that turn out to be one are joined.
  ///
  /// - Parameters:
  ///   - fingerprints: Receives those whose owner may have changed thereby.
  ///   - changes: Receives the moment from which on messages have come, gone or changed.
  func conversation(
    of request: ActionRequest, fingerprints: inout Set<String>, changes: inout ConversationChanges
  ) throws(StoreError) -> Int {
    var touched: [Int] = []
    let own = try message(request.message.id)?.thread
    if let own { touched.append(own) }
    var known: [OpaqueID: Seen] = [:]
    for previous in request.context.reversed() {
      guard let row = try seen(previous.id) else { continue }
      known[OpaqueID(previous.id)] = row
      if !touched.contains(row.thread) { touched.append(row.thread) }
    }
    var unnamed: [Int] = []
    var named: Int?
    for thread in touched {
      if try isNamed(thread) { named = named ?? thread } else { unnamed.append(thread) }
    }
    var found = named
    if let name = request.conversationId {
      found = try thread(named: name)
    } else if found == nil {
      found = unnamed.min()
    }
    let target: Int
    if let found { target = found } else { target = try make(name: request.conversationId) }
    for thread in unnamed where thread != target {
      try join(thread, to: target, &fingerprints)
      changes.note(-.infinity)
    }
    if let own, own != target, !unnamed.contains(own), let row = try message(request.message.id) {
      try move(row, to: target, &fingerprints)
      changes.note(row.date)
      changes.left = row.thread
    }
    for seen in request.context {
      // What has a list of its own says what it says there.
      if known[OpaqueID(seen.id)]?.isGenerated == true { continue }
      guard let row = try remember(seen.id, date: seen.seconds, thread: target), row.content == nil else { continue }
      if try hear(SaidMessage(seen, of: request), row) { changes.note(row.date) }
    }
    return target
  }

  private struct Seen {
    var thread: Int
    var isGenerated: Bool
  }

  private func seen(_ id: String) throws(StoreError) -> Seen? {
    try database.first(
      "SELECT thread, content IS NOT NULL FROM action_message WHERE client = ? AND id = ?", .text(client), .text(id)
    ) { row in Seen(thread: row.int(0), isGenerated: row.bool(1)) }
  }

  private func isNamed(_ thread: Int) throws(StoreError) -> Bool {
    try database.first("SELECT name IS NOT NULL FROM action_thread WHERE key = ?", .int(thread)) { row in
      row.bool(0)
    } ?? false
  }

  private func make(name: String?) throws(StoreError) -> Int {
    try database.run("INSERT INTO action_thread (client, name) VALUES (?, ?)", .text(client), .text(name))
    return database.lastInsertedRow
  }

  private func join(_ thread: Int, to target: Int, _ fingerprints: inout Set<String>) throws(StoreError) {
    memory.forget(thread)
    memory.forget(target)
    fingerprints.formUnion(
      try database.query("SELECT DISTINCT fingerprint FROM action_offer WHERE thread = ?", .int(thread)) { row in
        row.text(0)
      })
    for table in ["action_message", "action_offer", "action_outcome"] {
      try database.run("UPDATE \(table) SET thread = ? WHERE thread = ?", .int(target), .int(thread))
    }
    try database.run("UPDATE OR IGNORE action_order SET thread = ? WHERE thread = ?", .int(target), .int(thread))
    try database.run("DELETE FROM action_order WHERE thread = ?", .int(thread))
    try database.run(
      """
      UPDATE action_thread SET count = count + (SELECT count FROM action_thread WHERE key = ?1),
        style = coalesce(style, (SELECT style FROM action_thread WHERE key = ?1)) WHERE key = ?2
      """, .int(thread), .int(target))
    try database.run("DELETE FROM action_thread WHERE key = ?", .int(thread))
    fingerprints.formUnion(try fingerprintsSwayed(in: target))
  }

  /// Moves one message out of a conversation that the host has named into another one.
  private func move(_ row: MessageRow, to target: Int, _ fingerprints: inout Set<String>) throws(StoreError) {
    memory.forget(row.thread)
    memory.forget(target)
    let offers = try fingerprintsOffered(by: row.sequence)
    fingerprints.formUnion(offers)
    let swayed = try fingerprintsSwayed(by: row.sequence, in: row.thread)
    try database.run("UPDATE action_message SET thread = ? WHERE sequence = ?", .int(target), .int(row.sequence))
    try database.run("UPDATE action_offer SET thread = ? WHERE message = ?", .int(target), .int(row.sequence))
    try database.run("UPDATE action_outcome SET thread = ? WHERE message = ?", .int(target), .int(row.sequence))
    fingerprints.formUnion(swayed)
    fingerprints.formUnion(try fingerprintsSwayed(by: row.sequence, in: target))
    try database.run("UPDATE action_thread SET count = count + 1 WHERE key = ?", .int(target))
    try database.run("UPDATE action_thread SET count = count - 1 WHERE key = ?", .int(row.thread))
  }

  func fingerprintsOffered(by message: Int) throws(StoreError) -> [String] {
    try database.query("SELECT fingerprint FROM action_offer WHERE message = ?", .int(message)) { row in row.text(0) }
  }
}

extension SuggestedActionsMessage {
  /// Its date in seconds since 1970.
  var seconds: Double { date.instant.timeIntervalSince1970 }
}
