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
    /// Moments over several days far from home, in order of time; those that they are made of are among the moments.
    var trips: [Moment] = []
    /// The stays, merged, in order of time.
    var visits: [PlacedEvent] = []
    /// The names of places that may be said.
    var places = NamedPlaces()
    /// How many events of each source may show, by its id, without what was listened to.
    var shown: [String: Int] = [:]
    /// Where the person works, as far as stays tell.
    var workPlaces: [Coordinate] = []
    /// The days of which the person has written already.
    var writtenDays = WrittenDays()
    /// Seconds since 1970 from which on the result is another one: then the next entry of the calendar is over.
    var validUntil = Int.max

    /// What may be suggested: moments, and trips.
    var suggestible: [Moment] { moments + trips }

    /// Recommends nothing of which the person has written.
    mutating func passOver(_ written: WrittenDays) {
      guard !written.isEmpty else { return }
      writtenDays.join(written)
      for index in moments.indices where written.tell(of: moments[index]) { moments[index].isRecommended = false }
      for index in trips.indices where written.tell(of: trips[index]) { trips[index].isRecommended = false }
    }
  }

  func moments(of events: [JournalEvent], places: [NamedPlace]) -> Result {
    moments(of: events, places: places, check: {})
  }

  /// - Parameter check: Is called again and again, and throws if the moments are not wanted any more.
  func moments(
    of events: [JournalEvent], places: [NamedPlace], check: () throws -> Void
  ) rethrows -> Result {
    let filter = ExclusionFilter(exclusions, directories: directories, numbers: numbers)
    let events = CallNames(numbers).named(events)
    let shown = LivePhotos.paired(
      EditedCopies.marked(
        try ShownEvents(events, filter, hiddenKinds: hiddenKinds, home: home, check: check).events)
    ).filter { !hiddenKinds.contains($0.event.kind) }
    let stays = MergedStays.merged(
      DevicesLeftBehind.removed(from: shown.filter { $0.event.kind == .location }),
      photos: shown.filter { $0.event.kind.isMedia && !$0.event.isUndated })
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
    // Only a part of what was listened to is here, and all of it is counted elsewhere.
    for event in shown where !event.event.kind.isHeard {
      result.shown[event.event.source, default: 0] += 1
    }
    let habits = Habits(shown)
    result.moments = groups.map { moment($0, filter, routine, habits, known) }.sorted {
      ($0.start, $0.id) < ($1.start, $1.id)
    }
    result.workPlaces = routine.workPlaces
    let trips = Trips(routine: routine, places: known)
    result.trips = trips.found(in: result.moments, events: shown, stays: stays)
    result.passOver(WrittenDays(shown.lazy.filter { $0.event.kind == .diaryEntry }))
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

  private func moment(
    _ corrected: CorrectedGroup, _ filter: ExclusionFilter, _ routine: RoutinePlaces, _ habits: Habits,
    _ places: NamedPlaces
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
    let judgement = Worth.judge(group, offset: clock.offset, routine: routine, habits: habits)
    // Steps are told for a whole day, and come and go with what else is told of it.
    let first = members.first { $0.event.kind != .motionActivity } ?? members.first
    let key = group.entries.map(\.event.id).min() ?? first?.event.id ?? ""
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
