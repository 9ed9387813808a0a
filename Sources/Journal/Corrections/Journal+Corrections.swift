internal import CivilTime
public import Foundation
internal import Formats
internal import JSONRPC
internal import Store

extension Journal {
  /// Makes one moment of two, under a new name if one is given.
  ///
  /// A moment is named by its id, or by a beginning of it that no other one has.
  ///
  /// - Throws: ``JournalError``, as the other corrections do: no such moment, or twice the same.
  public func merge(_ first: String, with second: String, title: String? = nil, now: Date, home: TimeZone) throws {
    try correct(now: now, home: home) { made in
      let left = try Self.moment(first, made)
      let right = try Self.moment(second, made)
      guard left.id != right.id else { throw JournalError.sameMoment }
      let rename = title.map { Correction.rename(Self.events(left) + Self.events(right), title: Self.name($0)) }
      return [.merge(Self.events(left), Self.events(right))] + (rename.map { [$0] } ?? [])
    }
  }

  /// Makes a moment of its own of some of a moment's members, by their numbers from 1 in the order in which
  /// ``everything(now:home:)`` tells them.
  public func split(_ moment: String, items: Set<Int>, now: Date, home: TimeZone) throws {
    try correct(now: now, home: home) { made in
      let moment = try Self.moment(moment, made)
      if let wrong = items.first(where: { !(1...moment.members.count).contains($0) }) {
        throw JournalError.unknownItem(String(wrong))
      }
      return [try Self.split(moment, items.sorted().map { moment.members[$0 - 1].event.id })]
    }
  }

  static func split(_ moment: Moment, _ events: [String]) throws -> Correction {
    guard !events.isEmpty, events.count < moment.members.count else { throw JournalError.nothingLeft }
    return .split(events)
  }

  /// Gives a moment a name; an empty one gives the first one back.
  public func rename(_ moment: String, title: String, now: Date, home: TimeZone) throws {
    try correct(now: now, home: home) { made in
      [.rename(Self.events(try Self.moment(moment, made)), title: Self.name(title))]
    }
  }

  /// Takes from a moment, and from whatever else happened right there, the name of the place that it is told to be at.
  ///
  /// - Returns: The name.
  @discardableResult
  public func rejectPlace(of moment: String, now: Date, home: TimeZone) throws -> String {
    let corrections = try correct(now: now, home: home) { made in
      let moment = try Self.moment(moment, made)
      guard let place = MomentTitle.place(of: MomentGroup(members: moment.members), places: made.places) else {
        throw JournalError.noPlace
      }
      return [
        .wrongPlace(
          Self.events(moment), name: place.name, latitude: place.coordinate?.latitude,
          longitude: place.coordinate?.longitude)
      ]
    }
    guard case .wrongPlace(_, let name, _, _)? = corrections.first else { return "" }
    return name
  }

  /// The moment is never suggested again, or may be again.
  ///
  /// - Returns: Whether that is new.
  @discardableResult
  public func decline(_ moment: String, isDeclined: Bool = true, now: Date, home: TimeZone) throws -> Bool {
    try settled(now: now, home: home, audience: .person, needsConsent: false) { database, made in
      let events = Self.events(try Self.moment(moment, made))
      return try self.setDismissed(events, isDeclined, now: Self.seconds(now), database)
    }
  }

  func setDismissed(_ events: [String], _ isDismissed: Bool, now: Int, _ database: Database) throws -> Bool {
    var isNew = false
    for event in Set(events).sorted() {
      let count =
        isDismissed
        ? try database.run("INSERT OR IGNORE INTO journal_dismissal VALUES (?, ?)", .text(event), .int(now))
        : try database.run("DELETE FROM journal_dismissal WHERE event = ?", .text(event))
      if count > 0 { isNew = true }
    }
    if isNew { try Self.noteChange(database, origin: store.origin) }
    return isNew
  }

  /// What was put right, with its number, in its order.
  public func corrections() throws -> [(number: Int, correction: Correction)] {
    try store.use { database in try Self.corrections(database) }
  }

  static func corrections(_ database: Database) throws -> [(number: Int, correction: Correction)] {
    try database.query("SELECT id, rule FROM journal_correction ORDER BY id") { row in
      (row.int(0), row.text(1))
    }.compactMap { number, rule in
      (try? JSONParser.parse(rule)).flatMap { Correction(json: $0) }.map { (number, $0) }
    }
  }

  /// Takes a correction back; false if there is none with that number.
  public func removeCorrection(_ number: Int) throws -> Bool {
    try change { database in
      try database.run("DELETE FROM journal_correction WHERE id = ?", .int(number)) > 0
    }
  }

  @discardableResult
  private func correct(
    now: Date, home: TimeZone, _ body: (MomentMaking.Result) throws -> [Correction]
  ) throws -> [Correction] {
    try settled(now: now, home: home, audience: .person, needsConsent: false) { database, made in
      let corrections = try body(made)
      try self.add(corrections, now: Self.seconds(now), database)
      return corrections
    }
  }

  func add(_ corrections: [Correction], now: Int, _ database: Database) throws {
    for correction in corrections {
      try database.run(
        "INSERT INTO journal_correction (rule, made) VALUES (?, ?)", .text(JSONWriter.text(of: correction.json)),
        .int(now))
    }
    try Self.noteChange(database, origin: store.origin)
  }

  /// The moment of that id, or the only one whose id begins so.
  static func moment(_ name: String, _ made: MomentMaking.Result) throws -> Moment {
    if let moment = made.moments.first(where: { $0.id == name }) { return moment }
    let found = name.count >= 4 ? made.moments.filter { $0.id.hasPrefix(name) } : []
    guard found.count == 1, let moment = found.first else { throw JournalError.unknownMoment(name) }
    return moment
  }

  static func events(_ moment: Moment) -> [String] { moment.members.map(\.event.id) }

  private static func name(_ title: String) -> String { PickerText.clean(title, limit: Picker.longestTitle) ?? "" }
}
