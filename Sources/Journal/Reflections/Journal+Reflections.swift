internal import CivilTime
public import Foundation
public import JSONRPC
internal import Store

extension Journal {
  /// The handle of a question stands for this instead of a moment.
  static let reflectionMark = "reflection"
  /// Bytes of a seed.
  public static let longestSeed = 256

  /// A question to write about: `{handle, reflection {id, prompt, color}}`, or `{emptyReason}` where the person has switched
  /// questions off.
  ///
  /// The order of the questions is a function of the seed, of the subject and of nothing else.
  ///
  /// - Parameters:
  ///   - handle: The suggestion that it is about; nil for none.
  ///   - after: The id of the question before; behind the last one the first one comes again.
  ///   - seed: Nil for the day at home.
  /// - Throws: ``JournalError``; ``JournalError/unknownItem(_:)``, if `after` names no question.
  public func reflection(
    on handle: String? = nil, after: String? = nil, seed: String? = nil, level: DisclosureLevel, client: String,
    now: Date, home: TimeZone
  ) throws -> JSONValue {
    try settled(now: now, home: home, audience: try audience(of: client)) { database, made in
      guard try !Self.hiddenKinds(database).contains(.reflection) else {
        return ["emptyReason": .string(EmptyReason.turnedOff.rawValue)]
      }
      let seconds = Self.seconds(now)
      var subject = ReflectionSubject(day: home.civil(at: now).date)
      if let handle {
        let handle = try Handle.find(handle, client: client, now: seconds, database)
        let (moment, _) = try Self.items(of: handle, made)
        subject = ReflectionSubject(moment, places: made.places, level: level)
      }
      let all = ReflectionPrompts.all(on: subject, seed: seed ?? home.civil(at: now).date.description)
      var index = 0
      if let after {
        guard let last = all.firstIndex(where: { $0.id == after }) else { throw JournalError.unknownItem(after) }
        index = (last + 1) % all.count
      }
      let reflection = all[index]
      let events = ReflectionReference(id: reflection.id, moment: subject.moment, day: subject.day).text
      let known = try Handle.known(Self.reflectionMark, [events], client: client, now: seconds, database)
      let given =
        known ?? Handle(name: makeID(), moment: Self.reflectionMark, items: [events], created: seconds)
      if known == nil {
        try given.write(client: client, database)
        try Handle.tidy(client: client, now: seconds, database)
      }
      return [
        "handle": .string(given.name),
        "reflection": [
          "id": .string(reflection.id), "prompt": .string(reflection.prompt), "color": .string(reflection.color),
        ],
      ]
    }
  }

  /// The questions of a day, in its order; none where the person has switched them off.
  static func reflections(of day: CivilDate, _ database: Database) throws -> [Reflection] {
    guard try !hiddenKinds(database).contains(.reflection) else { return [] }
    return ReflectionPrompts.all(on: ReflectionSubject(day: day), seed: day.description)
  }

  /// What a client gets that has chosen a question, made anew of what is still there, and what is written down of it.
  ///
  /// - Parameter level: What may be in the question.
  /// - Throws: ``JournalError/expiredHandle``, if what it was about is gone, or asks it no more.
  static func selected(
    _ reference: ReflectionReference, level: DisclosureLevel, _ made: MomentMaking.Result, _ home: TimeZone,
    _ database: Database
  ) throws -> (suggestion: JSONValue, record: JSONValue) {
    guard try !hiddenKinds(database).contains(.reflection) else { throw JournalError.expiredHandle }
    let day = reference.day
    var subject = ReflectionSubject(day: day)
    var start = Int(home.instant(of: CivilDateTime(date: day, time: .midnight)).timeIntervalSince1970)
    var end = Int(home.instant(of: CivilDateTime(date: day.adding(days: 1), time: .midnight)).timeIntervalSince1970)
    var offset = home.secondsFromGMT(for: Date(timeIntervalSince1970: Double(start)))
    var endOffset = home.secondsFromGMT(for: Date(timeIntervalSince1970: Double(end)))
    if let name = reference.moment {
      guard let moment = made.suggestible.first(where: { $0.id == name }) else { throw JournalError.expiredHandle }
      subject = ReflectionSubject(moment, places: made.places, level: level)
      // The hours are not told by a question.
      offset = moment.offset
      endOffset = moment.endOffset
      start = CivilDateTime(date: moment.day, time: .midnight).secondsSinceEpoch - offset
      end = CivilDateTime(date: moment.lastDay.adding(days: 1), time: .midnight).secondsSinceEpoch - endOffset
    }
    guard let reflection = ReflectionPrompts.all(on: subject, seed: "").first(where: { $0.id == reference.id }) else {
      throw JournalError.expiredHandle
    }
    let suggestion: JSONValue = [
      "title": .string(reflection.prompt),
      "date": ["start": timestamp(start, offset), "end": timestamp(max(start, end), endOffset)],
      "items": [
        [
          "id": "1", "kind": .string(EventKind.reflection.rawValue), "representations": ["reflection"],
          "content": .object(reflection.content), "fallbackText": .string(reflection.prompt),
        ]
      ],
    ]
    return (suggestion, [["kind": .string(EventKind.reflection.rawValue), "path": .string(reflection.id)]])
  }
}
