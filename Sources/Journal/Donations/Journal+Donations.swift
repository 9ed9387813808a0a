public import Foundation
internal import Store

extension Journal {
  /// What stands before a client's name in the place of a directory.
  private static let directoryPrefix = "client:"
  private static let donatedKind = "donation"

  /// Takes what a client tells of, and takes back what it takes back. Nothing is told to the client: not whether anything
  /// was there, nor what the person has done with it. Where they have removed the client from the sources nothing is kept.
  ///
  /// All of it is done, or nothing.
  ///
  /// - Throws: ``JournalError/consentRequired``, ``JournalError/tooManyDonations``.
  public func donate(_ change: DonationChange, client: String, now: Date) throws {
    let seconds = Self.seconds(now)
    try store.use { database in
      try database.transaction {
        try Self.requireConsent(database)
        guard try Self.setting(Self.refusedDonor(client), database) == nil else { return }
        let source = try Self.donor(client, database)
        var isNew = false
        if let source {
          isNew = try Self.delete(change, source, database)
        } else if change.donations.isEmpty {
          return
        }
        if !change.donations.isEmpty {
          let source = try source ?? addDonor(client, seconds, database)
          for donation in change.donations where try Self.write(donation, source, client, seconds, database) {
            isNew = true
          }
          let count = try database.first("SELECT count(*) FROM journal_file WHERE source = ?", .text(source)) { row in
            row.int(0)
          }
          guard count ?? 0 <= Donation.mostForClient else { throw JournalError.tooManyDonations }
        }
        if isNew { try Self.noteChange(database, origin: store.origin) }
      }
    }
  }

  /// Lets a client donate again that the person has removed; or one that has not donated yet.
  ///
  /// - Throws: ``JournalError/tooManyDonations``, if as many clients donate as may.
  public func allowDonations(by client: String, now: Date) throws -> JournalSource {
    let seconds = Self.seconds(now)
    try change { database in
      try Self.set(Self.refusedDonor(client), nil, database)
      if let source = try Self.donor(client, database) {
        try database.run("UPDATE journal_source SET is_paused = 0 WHERE id = ?", .text(source))
      } else {
        _ = try addDonor(client, seconds, database)
      }
    }
    guard let source = try sources().first(where: { $0.client == client }) else { throw JournalError.unknownSource }
    return source
  }

  /// The setting that says that a client's donations are not wanted.
  static func refusedDonor(_ client: String) -> String { "refused " + client }

  /// The names of the clients whose donations are used, by the ids of their sources.
  static func donors(_ database: Database) throws -> [String: String] {
    let rows = try database.query(
      "SELECT id, client FROM journal_source WHERE client IS NOT NULL AND is_paused = 0"
    ) { row in (row.text(0), row.text(1)) }
    return Dictionary(rows) { first, _ in first }
  }

  private static func donor(_ client: String, _ database: Database) throws -> String? {
    try database.first("SELECT id FROM journal_source WHERE client = ?", .text(client)) { row in row.text(0) }
  }

  private func addDonor(_ client: String, _ now: Int, _ database: Database) throws -> String {
    let count = try database.first("SELECT count(*) FROM journal_source WHERE client IS NOT NULL") { row in row.int(0) }
    guard count ?? 0 < Donation.mostClients else { throw JournalError.tooManyDonations }
    let identifier = makeID()
    // Paths are absolute, so no directory is called so.
    try database.run(
      "INSERT INTO journal_source (id, directory, is_paused, added, client) VALUES (?, ?, 0, ?, ?)",
      .text(identifier), .text(Self.directoryPrefix + client), .int(now), .text(client))
    return identifier
  }

  /// The name of the client, where the directory of a source stands for one.
  static func client(ofDirectory directory: String) -> Substring? {
    directory.hasPrefix(directoryPrefix) ? directory.dropFirst(directoryPrefix.count) : nil
  }

  /// Whether anything was there.
  private static func delete(_ change: DonationChange, _ source: String, _ database: Database) throws -> Bool {
    var count = 0
    if change.deletesAll { count += try database.run("DELETE FROM journal_file WHERE source = ?", .text(source)) }
    for identifier in change.deleted {
      count += try database.run(
        "DELETE FROM journal_file WHERE source = ? AND path = ?", .text(source), .text(identifier))
    }
    return count > 0
  }

  /// Whether it is another one than that which was there.
  private static func write(
    _ donation: Donation, _ source: String, _ client: String, _ now: Int, _ database: Database
  ) throws -> Bool {
    let event = donation.event(client: client)
    if try JournalEvent.donated(donation.id, source: source, database)?.isEqual(to: event) == true { return false }
    try database.run("DELETE FROM journal_file WHERE source = ? AND path = ?", .text(source), .text(donation.id))
    try database.run(
      """
      INSERT INTO journal_file (source, path, size, modified, changed, imported, kind) VALUES (?, ?, 0, 0, 0, ?, ?)
      """, .text(source), .text(donation.id), .int(now), .text(donatedKind))
    try JournalEvent.write([event], file: database.lastInsertedRow, database)
    return true
  }
}

extension JournalEvent {
  /// Whether both say the same, wherever they are kept.
  fileprivate func isEqual(to other: JournalEvent) -> Bool {
    var (left, right) = (self, other)
    for path in [\JournalEvent.source, \.path] {
      left[keyPath: path] = ""
      right[keyPath: path] = ""
    }
    left.details = nil
    right.details = nil
    return left == right
  }
}
