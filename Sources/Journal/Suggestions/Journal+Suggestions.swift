internal import CivilTime
public import Foundation
public import JSONRPC
internal import Store

extension Journal {
  /// A list holds no more suggestions than these.
  public static let mostSuggestions = 50
  /// How many a list holds where no limit is given.
  public static let usualSuggestions = 12

  /// The suggestions for a client: `{suggestions, banner?, emptyReason?}`, as the protocol has it.
  ///
  /// - Parameter check: Is called again and again, and throws if the list is not wanted any more.
  /// - Throws: ``JournalError/consentRequired``.
  public func list(
    _ list: SuggestionList, limit: Int = usualSuggestions, level: DisclosureLevel, client: String, now: Date,
    home: TimeZone, check: () throws -> Void = {}
  ) throws -> JSONValue {
    try settled(now: now, home: home, audience: try audience(of: client), check: check) { database, made in
      let dismissed = try Self.dismissed(database)
      let open = made.suggestible.filter { !Self.isDismissed($0, dismissed) }
      let past = try ShownBefore(today: home.civil(at: now).date, database)
      let picked = list.picked(from: open, past, most: min(max(limit, 0), Self.mostSuggestions))
      if list == .recommended { try past.note(picked, database) }
      let seconds = Self.seconds(now)
      var isNew = false
      let suggestions = try picked.map { moment -> JSONValue in
        let items = MomentItems.chosen(from: moment.members)
        let events = items.map(\.name)
        let known = try Handle.known(moment.id, events, client: client, now: seconds, database)
        let handle = known ?? Handle(name: makeID(), moment: moment.id, items: events, created: seconds)
        if known == nil {
          try handle.write(client: client, database)
          isNew = true
        }
        var moment = moment
        if list == .onThisDay {
          moment.why += OnThisDay.yearsAgo(moment, from: past.today).map { [OnThisDay.sentence($0)] } ?? []
        }
        return .object(Self.outline(moment, items, handle.name, level))
      }
      if isNew { try Handle.tidy(client: client, now: seconds, database) }
      var result: JSONObject = ["suggestions": .array(suggestions)]
      if try Self.setting("bannerClosed", database) == nil { result["banner"] = Introduction.banner }
      if suggestions.isEmpty {
        result["emptyReason"] = .string(try Self.emptyReason(list, made, open, database).rawValue)
      }
      return .object(result)
    }
  }

  /// Looks closer at one suggestion: `{title, why, items}`.
  ///
  /// - Throws: ``JournalError``: no consent, a handle that is unknown or too old, or a client that may not see titles.
  public func review(
    _ handle: String, level: DisclosureLevel, client: String, now: Date, home: TimeZone
  ) throws -> JSONValue {
    try settled(now: now, home: home, audience: try audience(of: client)) { database, made in
      guard level == .titles else { throw JournalError.titlesNotAllowed }
      let handle = try Handle.find(handle, client: client, now: Self.seconds(now), database)
      let (moment, items) = try Self.items(of: handle, made)
      return [
        "title": .string(moment.title), "why": .array(moment.why.map { .string($0) }),
        "items": .array(items.map { .object($0.review) }),
      ]
    }
  }

  /// One suggestion as a list has it, with the items' `fallbackText` at the level `titles`, and whether the client has it
  /// already.
  ///
  /// - Throws: ``JournalError``: no consent, or a handle that is unknown or too old, or of what was declined.
  public func card(
    _ handle: String, level: DisclosureLevel, client: String, now: Date, home: TimeZone
  ) throws -> JSONValue {
    try settled(now: now, home: home, audience: try audience(of: client)) { database, made in
      let handle = try Handle.find(handle, client: client, now: Self.seconds(now), database)
      let (moment, items) = try Self.items(of: handle, made)
      guard try !Self.isDismissed(moment, Self.dismissed(database)) else { throw JournalError.expiredHandle }
      var card = Self.outline(moment, items.map(\.item), handle.name, level)
      card["isHandedOver"] = .bool(
        try database.first(
          "SELECT 1 FROM journal_disclosure WHERE client = ? AND moment = ? AND is_given LIMIT 1", .text(client),
          .text(moment.id)
        ) { row in row.int(0) } != nil)
      card["items"] = .array(items.map { .object(level == .titles ? $0.review : $0.outline) })
      return .object(card)
    }
  }

  /// The client does not want to see the moment again: nor will any other. False if it was dismissed before.
  ///
  /// - Throws: ``JournalError``.
  public func dismiss(_ handle: String, client: String, now: Date, home: TimeZone) throws -> Bool {
    try settled(now: now, home: home, audience: try audience(of: client)) { database, made in
      let handle = try Handle.find(handle, client: client, now: Self.seconds(now), database)
      let moment = Self.moment(of: handle, made)
      let keys = handle.items.flatMap(MomentItem.events)
      let events = moment.map { $0.isTrip ? $0.dismissalKeys : keys + $0.dismissalKeys } ?? keys
      return try self.setDismissed(events, true, now: Self.seconds(now), database)
    }
  }

  /// Closes the banner that stands over the lists.
  public func closeBanner() throws {
    try change { database in try Self.set("bannerClosed", "1", database) }
  }

  /// Runs the body in a transaction, with moments that were made of what is in the store then, and with consent given
  /// if it is needed.
  func settled<Value: Sendable>(
    now: Date, home: TimeZone, audience: MomentAudience, needsConsent: Bool = true, check: () throws -> Void = {},
    _ body: (Database, MomentMaking.Result) throws -> Value
  ) throws -> Value {
    // Another process may change something in between: then the moments are made once more.
    for attempt in 0... {
      let made = try moments(now: now, home: home, audience: audience, check: check)
      let value: Value? = try store.use { database in
        try database.transaction {
          if needsConsent { try Self.requireConsent(database) }
          // One that writes all the time must not keep everybody waiting.
          guard try Self.setting("revision", database) ?? "0" == made.revision || attempt > 20 else { return nil }
          return try body(database, made.result)
        }
      }
      if let value { return value }
    }
    throw JournalError.consentRequired
  }

  private static func outline(
    _ moment: Moment, _ items: [MomentItem], _ handle: String, _ level: DisclosureLevel
  ) -> JSONObject {
    let counts = Dictionary(grouping: items, by: \.kind).mapValues(\.count)
    let kinds = counts.keys.map(\.rawValue).sorted()
    var object: JSONObject = [
      "handle": .string(handle),
      "title": .string(level == .titles ? moment.title : OpaqueTitle.title(of: items, in: moment)),
      "kinds": .array(kinds.map { .string($0) }),
      "counts": .object(JSONObject(kinds.map { ($0, JSONValue(counts[EventKind(rawValue: $0) ?? .photo] ?? 0)) })),
      "start": .string(moment.day.description), "end": .string(moment.lastDay.description),
      "items": .array(Self.numbered(items).map { .object($0.outline) }),
    ]
    let more = moment.members.count - items.reduce(0) { $0 + $1.members.count }
    if more > 0 { object["more"] = JSONValue(more) }
    if level == .titles { object["why"] = .array(moment.why.map { .string($0) }) }
    return object
  }

  static func numbered(_ items: [MomentItem]) -> [SuggestionItem] {
    items.enumerated().map { SuggestionItem(id: String($0.offset + 1), item: $0.element) }
  }

  /// The moment that the handle stands for, also if it began with something else then.
  static func moment(of handle: Handle, _ made: MomentMaking.Result) -> Moment? {
    if let moment = made.suggestible.first(where: { $0.id == handle.moment }) { return moment }
    let events = Set(handle.items.flatMap(MomentItem.events))
    return made.moments.first { moment in
      moment.members.count { events.contains($0.event.id) } * 2 > events.count
    }
  }

  /// The moment, and those of the items shown then that are still in it.
  ///
  /// - Throws: ``JournalError/expiredHandle``, if nothing is left.
  static func items(of handle: Handle, _ made: MomentMaking.Result) throws -> (Moment, [SuggestionItem]) {
    guard let moment = moment(of: handle, made) else { throw JournalError.expiredHandle }
    let members = Dictionary(moment.members.map { ($0.event.id, $0) }) { first, _ in first }
    let items = handle.items.enumerated().compactMap { index, name in
      MomentItem(MomentItem.events(of: name).compactMap { members[$0] })
        .map { SuggestionItem(id: String(index + 1), item: $0) }
    }
    guard !items.isEmpty else { throw JournalError.expiredHandle }
    return (moment, items)
  }

  static func dismissed(_ database: Database) throws -> Set<String> {
    Set(try database.query("SELECT event FROM journal_dismissal") { row in row.text(0) })
  }

  /// Whether at least half of what is in it was dismissed.
  static func isDismissed(_ moment: Moment, _ dismissed: Set<String>) -> Bool {
    !dismissed.isEmpty && moment.dismissalKeys.count(where: dismissed.contains) * 2 >= moment.members.count
  }
}
