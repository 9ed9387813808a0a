internal import CivilTime
internal import Formats

/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): each time the moment that is worth the most and is the
/// least like those in front of it.
enum DiverseOrder {
  /// How much worth counts beside being different.
  private static let lambda = 0.7
  /// At most so many of one day …
  private static let perDay = 2
  /// … and of one place, among the first so many.
  private static let perPlace = 3
  private static let beginning = 12
  /// More are not compared.
  private static let mostCandidates = 500

  /// What makes a moment like another one.
  private struct Traits {
    let score: Double
    let kind: EventKind
    let place: Coordinate?
    let day: CivilDate
    let people: Set<String>

    init(_ moment: Moment, score: Double) {
      self.score = score
      kind = OpaqueTitle.kind(of: moment.members)
      place = moment.members.lazy.compactMap(\.coordinate).first
      day = moment.day
      people = Set(moment.members.lazy.flatMap(\.event.people))
    }

    /// From 0 to 1.
    func likeness(_ other: Traits) -> Double {
      var likeness = kind == other.kind ? 0.3 : 0
      if isAtOnePlace(other) { likeness += 0.3 }
      let days = abs(day.daysSinceEpoch - other.day.daysSinceEpoch)
      if days <= 1 { likeness += days == 0 ? 0.2 : 0.1 }
      let all = people.union(other.people).count
      if all > 0 { likeness += 0.2 * Double(people.intersection(other.people).count) / Double(all) }
      return likeness
    }

    func isAtOnePlace(_ other: Traits) -> Bool {
      guard let place, let there = other.place else { return false }
      return place.distance(to: there) <= MomentGrouping.near
    }
  }

  static func picked(from moments: [Moment], _ past: ShownBefore, most: Int) -> [Moment] {
    let scored = moments.map { (moment: $0, score: $0.worth * past.share(of: $0)) }
    // What has an equal score is in the order of time, the latest first, whatever order it came in.
    let sorted = scored.sorted { ($0.score, $0.moment.start, $0.moment.id) > ($1.score, $1.moment.start, $1.moment.id) }
    var candidates = sorted.prefix(mostCandidates).map { ($0.moment, Traits($0.moment, score: $0.score), nearest: 0.0) }
    var picked: [Moment] = []
    var places: [Traits] = []
    var days: [CivilDate: Int] = [:]
    while picked.count < most {
      candidates.removeAll { days[$0.1.day, default: 0] >= perDay }
      let isBeginning = picked.count < beginning
      var best: (index: Int, value: Double)?
      for (index, candidate) in candidates.enumerated() {
        let value = lambda * candidate.1.score - (1 - lambda) * candidate.nearest
        guard value > best?.value ?? -.infinity else { continue }
        if isBeginning, places.count(where: { $0.isAtOnePlace(candidate.1) }) >= perPlace { continue }
        best = (index, value)
      }
      // Where nothing else is left, a fourth of one place is better than an end.
      guard let index = best?.index ?? candidates.indices.first else { break }
      let (moment, traits, _) = candidates.remove(at: index)
      picked.append(moment)
      places.append(traits)
      days[traits.day, default: 0] += 1
      for other in candidates.indices {
        candidates[other].nearest = max(candidates[other].nearest, candidates[other].1.likeness(traits))
      }
    }
    return picked
  }
}
