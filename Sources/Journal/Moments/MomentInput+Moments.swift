internal import Foundation

extension MomentInput {
  /// Makes the moments of it, for those who are told.
  func moments(
    home: TimeZone, now: Int, audience: MomentAudience, check: () throws -> Void
  ) rethrows -> MomentMaking.Result {
    var making = MomentMaking(
      home: home, now: now, exclusions: exclusions, hiddenKinds: hiddenKinds, numbers: numbers,
      directories: directories, towns: towns, corrections: corrections)
    if audience == .person { return try making.moments(of: events, places: places, check: check) }
    let own = donors.isEmpty ? events : events.filter { donors[$0.source] == nil }
    var result = try making.moments(of: own, places: places, check: check)
    guard case .donor(let source) = audience else { return result }
    // What the client tells itself is no secret to it, but what is kept from it is. By its entries it must not find out
    // at what time something began, so that each is of a whole day.
    making.exclusions = []
    let diaries = events.filter { $0.source == source && $0.kind == .diaryEntry }.map { entry in
      var entry = entry
      entry.isAllDay = true
      return entry
    }
    if !diaries.isEmpty {
      result.passOver(try making.moments(of: diaries, places: [], check: check).writtenDays)
    }
    let donated = events.filter { $0.source == source }
    // The person's own names for people and places are not a client's, nor is their table of towns.
    making.numbers = []
    making.towns = []
    making.hiddenKinds = []
    let known = Set(donated.map(\.id))
    making.corrections = corrections.filter { $0.events.allSatisfy(known.contains) }
    let other = try making.moments(of: donated, places: [], check: check)
    func marked(_ moment: Moment) -> Moment {
      var moment = moment
      moment.isDonated = true
      return moment
    }
    result.moments += other.moments.map(marked)
    result.trips += other.trips.map(marked)
    result.validUntil = min(result.validUntil, other.validUntil)
    result.moments.sort { ($0.start, $0.id) < ($1.start, $1.id) }
    return result
  }
}
