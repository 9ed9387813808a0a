internal import Foundation
internal import Store
internal import Synchronization

extension Journal {
  /// Whether clients may ask at all.
  public func consent() throws -> Consent {
    try store.use { database in try Self.consent(database) }
  }

  static func consent(_ database: Database) throws -> Consent {
    try setting("consent", database).flatMap(Consent.init(rawValue:)) ?? .notAsked
  }

  static func requireConsent(_ database: Database) throws {
    guard try consent(database) == .on else { throw JournalError.consentRequired }
  }

  /// Turns the journal on or off. Off makes every handle useless at once.
  public func setConsent(_ isOn: Bool) throws {
    let wasOn = try consent() == .on
    try change(key: wasOn && !isOn ? Self.turnedOffKey : "") { database in
      try Self.set("consent", (isOn ? Consent.on : .off).rawValue, database)
      if !isOn { try database.run("DELETE FROM journal_handle") }
    }
  }

  /// The kinds that the person has switched off.
  public func hiddenKinds() throws -> Set<EventKind> {
    try store.use { database in try Self.hiddenKinds(database) }
  }

  static func hiddenKinds(_ database: Database) throws -> Set<EventKind> {
    let words = try setting("hiddenKinds", database) ?? ""
    return Set(words.split(separator: " ").compactMap { EventKind(rawValue: String($0)) })
  }

  /// Switches a kind on or off.
  public func setKind(_ kind: EventKind, isShown: Bool) throws {
    try setKinds([kind], isShown: isShown)
  }

  /// Switches kinds on or off, all of them at once.
  public func setKinds(_ kinds: Set<EventKind>, isShown: Bool) throws {
    try change { database in
      var hidden = try Self.hiddenKinds(database)
      if isShown { hidden.subtract(kinds) } else { hidden.formUnion(kinds) }
      try Self.set("hiddenKinds", hidden.map(\.rawValue).sorted().joined(separator: " "), database)
    }
  }

  /// Forgets everything: sources, events, decisions, disclosures and exclusions. The person's files stay. Nothing of it
  /// is left in the store's files.
  public func erase() throws {
    let wasOn = try consent() == .on
    try change(key: wasOn ? Self.turnedOffKey : "") { database in
      for table in ["source", "exclusion", "handle", "dismissal", "disclosure", "correction", "showing", "town"] {
        try database.run("DELETE FROM journal_\(table)")
      }
      try database.run("DELETE FROM journal_setting WHERE key <> 'revision'")
    }
    made.withLock { $0 = [:] }
    // Everything is deleted already, also if another process keeps the files from being tidied now.
    try? store.use { database in try database.scrub() }
  }
}
