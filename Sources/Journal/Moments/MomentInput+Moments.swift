internal import Foundation

extension MomentInput {
  /// Makes the moments of it, for the person or for clients.
  func moments(
    home: TimeZone, now: Int, audience: MomentAudience, check: () throws -> Void
  ) rethrows -> MomentMaking.Result {
    var making = MomentMaking(
      home: home, now: now, exclusions: exclusions, hiddenKinds: hiddenKinds, numbers: numbers,
      directories: directories, towns: towns, corrections: corrections)
    guard audience == .clients, !donors.isEmpty else {
      return try making.moments(of: events, places: places, check: check)
    }
    let own = events.filter { donors[$0.source] == nil }
    var result = try making.moments(of: own, places: places, check: check)
    let donated = Dictionary(grouping: events.filter { donors[$0.source] != nil }, by: \.source)
    // The person's own names for people and places are not a client's, nor is their table of towns.
    making.numbers = []
    making.towns = []
    for source in donated.keys.sorted() {
      let events = donated[source] ?? []
      let known = Set(events.map(\.id))
      making.corrections = corrections.filter { $0.events.allSatisfy(known.contains) }
      let other = try making.moments(of: events, places: [], check: check)
      result.moments += other.moments.map { moment in
        var moment = moment
        moment.isDonated = true
        return moment
      }
      result.shown.merge(other.shown, uniquingKeysWith: +)
      result.writtenDays.formUnion(other.writtenDays)
      result.validUntil = min(result.validUntil, other.validUntil)
    }
    result.moments.sort { ($0.start, $0.id) < ($1.start, $1.id) }
    return result
  }
}
