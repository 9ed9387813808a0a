internal import CivilTime
internal import Formats
public import Foundation
public import JSONRPC
internal import Store
internal import Synchronization

extension Journal {
  /// All moments at the time, made anew only if something has changed since, and the revision that they were made of.
  ///
  /// - Parameter check: Is called again and again, and throws if they are not wanted any more.
  func moments(
    now: Date, home: TimeZone, audience: MomentAudience, check: () throws -> Void = {}
  ) throws -> MadeMoments {
    let seconds = Self.seconds(now)
    let known = made.withLock { $0[audience] }
    let input = try store.use { database -> MomentInput? in
      let revision = try Self.setting("revision", database) ?? "0"
      if let known, known.holds(revision: revision, home: home.identifier, now: seconds) { return nil }
      let exclusions = try Self.exclusions(database).map(\.exclusion)
      // An exclusion has to look at everything.
      let events =
        exclusions.isEmpty
        ? try JournalEvent.tellable(database)
        : try JournalEvent.all(withTexts: ExclusionFilter.needsTexts(exclusions), database)
      return MomentInput(
        revision: revision, exclusions: exclusions, hiddenKinds: try Self.hiddenKinds(database),
        events: events, places: try Self.places(database), towns: try Self.towns(around: events, database),
        directories: try directories(database), numbers: try Self.numbers(database),
        corrections: try Self.corrections(database).map(\.correction), donors: try Self.donors(database))
    }
    guard let input else { return known ?? MadeMoments() }
    let result = try input.moments(home: home, now: seconds, audience: audience, check: check)
    let new = MadeMoments(
      revision: input.revision, home: home.identifier, from: seconds, until: result.validUntil, result: result)
    made.withLock {
      $0[audience] = new
      // Without donations there is nothing to be kept apart.
      if input.donors.isEmpty { $0 = [.person: new, .clients: new] }
    }
    return new
  }

  /// Seconds since 1970, within the years of the calendar.
  static func seconds(_ instant: Date) -> Int {
    TimeZone.gmt.civil(at: instant).secondsSinceEpoch
  }

  private static func places(_ database: Database) throws -> [NamedPlace] {
    try database.query(
      """
      SELECT p.name, p.latitude, p.longitude, f.source, f.path FROM journal_place p
      JOIN journal_file f ON f.id = p.file JOIN journal_source s ON s.id = f.source
      WHERE s.is_paused = 0 ORDER BY p.name, p.latitude, p.longitude
      """
    ) { row in
      Coordinate(latitude: row.double(1), longitude: row.double(2)).map {
        NamedPlace(name: row.text(0), coordinate: $0, source: row.text(3), path: row.text(4))
      }
    }.compactMap { $0 }
  }

  private static func numbers(_ database: Database) throws -> [NamedNumber] {
    try database.query(
      """
      SELECT n.name, n.number FROM journal_number n JOIN journal_file f ON f.id = n.file
      JOIN journal_source s ON s.id = f.source WHERE s.is_paused = 0
      """
    ) { row in NamedNumber(name: row.text(0), number: row.text(1)) }
  }

  /// The directories of the sources without the person's home, whose name is no secret to a program that they run.
  private func directories(_ database: Database) throws -> [String: String] {
    let home = (homeDirectory ?? "") + "/"
    let rows = try database.query("SELECT id, directory FROM journal_source") { row in (row.text(0), row.text(1)) }
    return Dictionary(rows) { first, _ in first }.mapValues { directory in
      home.count > 1 && directory.hasPrefix(home) ? String(directory.dropFirst(home.count)) : directory
    }
  }

  /// Everything that was made, for the person: `{moments: [{id, title, day, start, end, timeZone?, worth, features, recommended,
  /// items: [{kind, path, entry?, client?}], why, declined?}], visits: [{latitude, longitude, start, end}]}`.
  public func everything(now: Date, home: TimeZone) throws -> JSONValue {
    let made = try moments(now: now, home: home, audience: .person).result
    let (dismissed, donors) = try store.use { database in (try Self.dismissed(database), try Self.donors(database)) }
    let moments = made.moments.map { moment -> JSONValue in
      var object: JSONObject = [
        "id": .string(moment.id), "title": .string(moment.title), "day": .string(moment.day.description),
        "start": Self.timestamp(moment.start, moment.offset), "end": Self.timestamp(moment.end, moment.endOffset),
      ]
      object["timeZone"] = moment.zone.map { .string($0) }
      object["worth"] = JSONValue(moment.worth)
      object["features"] = moment.features.json
      object["recommended"] = .bool(moment.isRecommended)
      object["items"] = .array(
        moment.members.map { member in
          var item: JSONObject = ["kind": .string(member.event.kind.rawValue), "path": .string(member.event.path)]
          item["entry"] = member.event.entry.map { .string($0) }
          item["client"] = donors[member.event.source].map { .string($0) }
          return .object(item)
        })
      object["why"] = .array(moment.why.map { .string($0) })
      if Self.isDismissed(moment, dismissed) { object["declined"] = true }
      return .object(object)
    }
    let visits = made.visits.compactMap { visit -> JSONValue? in
      guard let coordinate = visit.coordinate else { return nil }
      return [
        "latitude": JSONValue(coordinate.latitude), "longitude": JSONValue(coordinate.longitude),
        "start": Self.timestamp(visit.start, visit.offset), "end": Self.timestamp(visit.end, visit.endOffset),
      ]
    }
    return ["moments": .array(moments), "visits": .array(visits)]
  }

  static func timestamp(_ seconds: Int, _ offset: Int) -> JSONValue {
    .string(Timestamp(instant: Date(timeIntervalSince1970: Double(seconds)), offset: offset).description)
  }
}
