internal import CivilTime
internal import Formats
public import Foundation
public import JSONRPC
internal import Store

extension Journal {
  /// Gives one moment to the client, minus what was taken out, and writes down that it did: `{suggestion}`.
  ///
  /// What was taken out is in no part of the answer: title and dates are made anew of the rest.
  ///
  /// - Parameters:
  ///   - excludedItems: Ids of the suggestion's items.
  ///   - directory: Where copies of its files are to lie; without it the person's own files are named.
  ///   - level: As it was when the handle of a question was given: a question is made anew too.
  /// - Throws: ``JournalError``.
  public func select(
    _ handle: String, excludedItems: [String] = [], directory: String? = nil, level: DisclosureLevel = .opaque,
    client: String, now: Date, home: TimeZone
  ) throws -> JSONValue {
    let chosen = try selected(
      handle, excludedItems, level, areCopied: directory != nil, client: client, now: now, home: home)
    return ["suggestion": try handedOver(chosen, into: directory)]
  }

  private func selected(
    _ handle: String, _ excludedItems: [String], _ level: DisclosureLevel, areCopied: Bool, client: String, now: Date,
    home: TimeZone
  ) throws -> ChosenSuggestion {
    try settled(now: now, home: home, audience: try audience(of: client)) { database, made in
      let seconds = Self.seconds(now)
      let handle = try Handle.find(handle, client: client, now: seconds, database)
      if let unknown = excludedItems.first(where: { !handle.items.indices.map { String($0 + 1) }.contains($0) }) {
        throw JournalError.unknownItem(unknown)
      }
      try Self.checkSelections(of: client, at: seconds, database)
      if handle.moment == Self.reflectionMark {
        guard excludedItems.isEmpty else { throw JournalError.nothingLeft }
        guard let reference = handle.items.first.flatMap(ReflectionReference.init) else {
          throw JournalError.expiredHandle
        }
        let (suggestion, record) = try Self.selected(reference, level: level, made, home, database)
        let number = try Self.record(
          suggestion, record, of: reference.moment ?? "", client: client, at: seconds, database)
        return ChosenSuggestion(suggestion: suggestion, files: [:], disclosure: number)
      }
      let (moment, items) = try Self.items(of: handle, made)
      let kept = items.filter { !excludedItems.contains($0.id) }
      // A name that the person gave to all of it may tell of what was taken out.
      let name = excludedItems.isEmpty ? moment.name : nil
      // Nor may the person's name for a place be told of one that the client has named.
      let places = moment.isDonated ? NamedPlaces() : made.places
      let workPlaces = moment.isDonated ? [] : made.workPlaces
      let pictures = try Self.pictures(of: kept, areCopied: areCopied, database)
      let suggestion = try Self.suggestion(
        kept, name: name, isTrip: moment.isTrip, places, workPlaces: workPlaces, pictures: pictures, home, database)
      return try Self.chosen(suggestion, kept, of: moment, pictures, client: client, at: seconds, database)
    }
  }

  /// - Throws: ``JournalError/tooManySelections``, if the client has had its share of this hour.
  public func checkSelections(of client: String, now: Date) throws {
    try store.use { database in try Self.checkSelections(of: client, at: Self.seconds(now), database) }
  }

  static func checkSelections(of client: String, at seconds: Int, _ database: Database) throws {
    let recent = try database.first(
      "SELECT count(*) FROM journal_disclosure WHERE client = ? AND disclosed > ?", .text(client),
      .int(seconds - 3600)
    ) { row in row.int(0) }
    guard recent ?? 0 < selectionsPerHour else { throw JournalError.tooManySelections }
  }

  /// Writes down that the client is given the suggestion.
  static func chosen(
    _ suggestion: JSONValue, _ kept: [SuggestionItem], of moment: Moment, _ pictures: ItemPictures, client: String,
    at seconds: Int, _ database: Database
  ) throws -> ChosenSuggestion {
    let record = kept.flatMap(\.members).map { member -> JSONValue in
      var object: JSONObject = ["kind": .string(member.event.kind.rawValue), "path": .string(member.event.path)]
      object["entry"] = member.event.entry.map { .string($0) }
      return .object(object)
    }
    let number = try Self.record(
      suggestion, .array(record), of: moment.id, client: client, at: seconds, database)
    let files = pictures.files.merging(try readFiles(of: kept, database)) { picture, _ in picture }
    return ChosenSuggestion(suggestion: suggestion, files: files, disclosure: number)
  }

  /// - Returns: Its number.
  @discardableResult
  static func record(
    _ suggestion: JSONValue, _ record: JSONValue, of moment: String, client: String, at seconds: Int,
    _ database: Database
  ) throws -> Int {
    try database.run(
      "INSERT INTO journal_disclosure (client, moment, title, items, disclosed) VALUES (?, ?, ?, ?, ?)",
      .text(client), .text(moment), .text(suggestion["title"]?.string ?? ""), .text(JSONWriter.text(of: record)),
      .int(seconds))
    return database.lastInsertedRow
  }

  /// The items by clocks of their own: what was taken out, or is not in the suggestion, must not be told by the hours.
  private static func placed(_ items: [SuggestionItem], home: TimeZone) -> [SuggestionItem] {
    let placing = EventPlacing(items.flatMap(\.members).map(\.event), home: home)
    return items.map { item in
      var item = item
      let members = item.members.map { member in
        var placed = placing.placed(member.event)
        // A stay may have been told by several files.
        if member.event.kind == .location { placed.end = placed.start + member.end - member.start }
        return placed
      }
      item.item = MomentItem(members) ?? item.item
      return item
    }
  }

  /// What a client gets of these items: `{title, date, timeZone?, items}`, all of it made of them alone.
  ///
  /// - Parameters:
  ///   - name: The name that the person has given to them.
  ///   - workPlaces: Where the person works: a stay that is given is told to have been there.
  ///   - pictures: Of those who were called and of entries, where copies are handed over.
  static func suggestion(
    _ items: [SuggestionItem], name: String?, isTrip: Bool = false, _ places: NamedPlaces,
    workPlaces: [Coordinate] = [], pictures: ItemPictures = ItemPictures(), _ home: TimeZone,
    _ database: Database
  ) throws -> JSONValue {
    guard !items.isEmpty else { throw JournalError.nothingLeft }
    let items = placed(items, home: home)
    let members = items.flatMap(\.members).sorted(by: PlacedEvent.isOrdered)
    let group = MomentGroup(members: members)
    let clock = MomentClock(group, home: home)
    let local = CivilDateTime(secondsSinceEpoch: (clock.start ?? members.first?.start ?? 0) + clock.offset)
    let made =
      isTrip
      ? TripTitle.title(of: members, places: places).0 : MomentTitle.title(of: group, start: local, places: places).0
    let title = name ?? made
    var object: JSONObject = ["title": .string(title)]
    if let start = clock.start, let end = clock.end {
      object["date"] = ["start": timestamp(start, clock.offset), "end": timestamp(end, clock.endOffset)]
    } else {
      let midnight = CivilDateTime(date: local.date, time: .midnight).secondsSinceEpoch - clock.offset
      object["date"] = [
        "start": timestamp(midnight, clock.offset), "end": timestamp(midnight + 86_400, clock.offset),
      ]
    }
    object["timeZone"] = clock.zone.map { .string($0) }
    var directories: [String: String] = [:]
    for (source, directory) in try database.query(
      "SELECT id, directory FROM journal_source",
      row: { row in
        (row.text(0), row.text(1))
      })
    { directories[source] = directory }
    object["items"] = .array(
      items.map {
        .object(
          $0.disclosed(
            directories: directories, workPlaces: workPlaces, towns: places.towns, pictures: pictures.addresses))
      })
    return .object(object)
  }

  /// What clients were given, the latest first, for the person.
  public func disclosures() throws -> [Disclosure] {
    try store.use { database in
      try database.query(
        """
        SELECT client, title, items, disclosed FROM journal_disclosure WHERE is_given ORDER BY disclosed DESC, id DESC
        """
      ) { row in
        Disclosure(
          client: row.text(0), title: row.text(1), disclosed: Date(timeIntervalSince1970: Double(row.int(3))),
          items: (try? JSONParser.parse(row.text(2))) ?? [])
      }
    }
  }
}
