internal import CivilTime
internal import Formats
internal import Foundation

/// Makes moments of events: a pure function of what the sources say, what the person has excluded, and the clock.
struct MomentMaking {
  var home: TimeZone
  /// Seconds since 1970.
  var now: Int
  var exclusions: [Exclusion] = []
  var hiddenKinds: Set<EventKind> = []
  /// Whose numbers they are, by the person's address books.
  var numbers: [NamedNumber] = []
  /// What a client may see of the sources' directories, by their ids.
  var directories: [String: String] = [:]
  /// The towns around, of the table that the person has taken over.
  var towns: [PopulatedPlace] = []
  /// What the person has put right, in its order.
  var corrections: [Correction] = []

  struct Result: Sendable {
    /// In order of time.
    var moments: [Moment] = []
    /// The stays, merged, in order of time.
    var visits: [PlacedEvent] = []
    /// The names of places that may be said.
    var places = NamedPlaces()
    /// How many events of each source may show, by its id; without exclusions what was listened to is not counted.
    var shown: [String: Int] = [:]
    /// The days of which the person has written already.
    var writtenDays: Set<CivilDate> = []
    /// Seconds since 1970 from which on the result is another one: then the next entry of the calendar is over.
    var validUntil = Int.max
  }

  func moments(of events: [JournalEvent], places: [NamedPlace]) -> Result {
    moments(of: events, places: places, check: {})
  }

  /// - Parameter check: Is called again and again, and throws if the moments are not wanted any more.
  func moments(
    of events: [JournalEvent], places: [NamedPlace], check: () throws -> Void
  ) rethrows -> Result {
    let filter = ExclusionFilter(exclusions, directories: directories)
    let events = CallNames(numbers).named(events)
    let shown = LivePhotos.paired(
      try ShownEvents(events, filter, hiddenKinds: hiddenKinds, home: home, check: check).events
    ).filter { !hiddenKinds.contains($0.event.kind) }
    let stays = Self.merged(DevicesLeftBehind.removed(from: shown.filter { $0.event.kind == .location }))
    let routine = RoutinePlaces(stays)
    let others = shown.filter { $0.event.kind != .location }
    let corrections = Corrections(corrections)
    let known = NamedPlaces(
      Self.places(places, filter), wrong: corrections.wrongPlaces,
      towns: towns.filter { !filter.hides(NamedPlace(name: $0.name, coordinate: $0.coordinate)) })
    try check()
    let groups = corrections.applied(
      to: MomentGrouping.groups(of: others, stays: stays, routine: routine, now: now))
    var result = Result(visits: stays, places: known)
    // Without exclusions only a part of what was listened to is here, and is counted elsewhere.
    for event in shown where !(exclusions.isEmpty && event.event.kind.isHeard) {
      result.shown[event.event.source, default: 0] += 1
    }
    result.moments = groups.map { moment($0, filter, routine, known) }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    result.writtenDays = Set(shown.lazy.filter { $0.event.kind == .diaryEntry }.map(\.day))
    try check()
    result.validUntil = shown.lazy.flatMap { [$0.start, $0.end] }.filter { $0 > now }.min() ?? .max
    return result
  }

  /// The names of places that may be said, each once; one that is excluded somewhere is said nowhere.
  private static func places(_ places: [NamedPlace], _ filter: ExclusionFilter) -> [NamedPlace] {
    func told(_ place: NamedPlace) -> NamedPlace { NamedPlace(name: place.name, coordinate: place.coordinate) }
    let hidden = Set(places.filter(filter.hides).map(told))
    var seen = hidden
    return places.map(told).filter { seen.insert($0).inserted }
  }

  /// Stays at one place that different files tell of, as one; it keeps the name of the first.
  private static func merged(_ stays: [PlacedEvent]) -> [PlacedEvent] {
    var result: [PlacedEvent] = []
    for stay in stays {
      if let last = result.last, stay.start - last.end <= StayFinder.pause, let here = last.coordinate,
        let there = stay.coordinate, here.distance(to: there) <= StayFinder.radius
      {
        guard stay.end > last.end else { continue }
        result[result.count - 1].end = stay.end
        result[result.count - 1].endOffset = stay.endOffset
      } else {
        result.append(stay)
      }
    }
    return result
  }

  private func moment(
    _ corrected: CorrectedGroup, _ filter: ExclusionFilter, _ routine: RoutinePlaces, _ places: NamedPlaces
  ) -> Moment {
    let group = corrected.group
    let members = group.members
    let clock = MomentClock(group, home: home)
    // What is of a whole day begins with it.
    let start = clock.start ?? members.map(\.start).min() ?? 0
    let end = clock.end ?? members.map(\.end).max() ?? start
    let local = CivilDateTime(secondsSinceEpoch: start + clock.offset)
    let (title, isNamed) = MomentTitle.title(of: group, start: local, places: places)
    // A name that was given before something was excluded must not tell of it.
    let name = corrected.name.flatMap { filter.hides($0) ? nil : $0 }
    let town = isNamed ? nil : MomentTitle.town(of: group, places)
    let judgement = Worth.judge(group, offset: clock.offset, routine: routine)
    let key = group.entries.map(\.event.id).min() ?? members.first?.event.id ?? ""
    return Moment(
      id: ContentHash.id("moment", key), title: name ?? title, name: name, isNamed: name != nil || isNamed,
      members: members, start: start, end: end,
      offset: clock.offset, endOffset: clock.endOffset, zone: clock.zone,
      why: judgement.why + (town.map { ["\($0.text), by GeoNames"] } ?? []), worth: judgement.worth,
      features: judgement.features,
      isRecommended: judgement.worth >= Worth.recommended && group.isTellable,
      isFirstVisit: judgement.isFirstVisit)
  }
}
